import { expect } from 'storybook/test'
import { manyCourses } from '#mocks/fixtures/courses.ts'
import { apiHandlers } from '#mocks/handlers.ts'
import { isAt } from '#stories/admin/formPlay.ts'
import { courses } from '#stories/admin/lists.ts'
import { pagedListStates } from '#stories/admin/pagedListStates.ts'
import preview from '#storybook/preview.tsx'
import { consoleAt } from '#stories/admin/consoleAt.ts'

const states = pagedListStates(courses)

const meta = preview.meta({ ...consoleAt('/admin/course'), tags: ['!autodocs', 'console'] })

export const SearchAfterAPause = meta.story({
  parameters: { spec: [294, 297] },
  args: { entries: ['/admin/course?page=2'] },
  ...states.searchAfterAPause('circle 4', 9, '/admin/course?search=circle+4'),
})

export const EnterSearchesAtOnce = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ courses: manyCourses })),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Page 1 of 4')
    await userEvent.type(canvas.getByPlaceholderText('Search courses...'), 'circle 47{Enter}')
    await isAt(canvas, '/admin/course?search=circle+47')
    await expect(await canvas.findByText('1 to 1 of 1')).toBeInTheDocument()
  },
})

export const LateAnswer = meta.story({ parameters: { spec: [497] }, ...states.lateAnswer })
export const ServerSlow = meta.story(states.serverSlow)
