import { expect, waitFor } from 'storybook/test'
import { manyCourses } from '#mocks/fixtures/courses.ts'
import { apiHandlers } from '#mocks/handlers.ts'
import preview from '#storybook/preview.tsx'
import { Console } from '#stories/admin/Console.tsx'
import { heldSearch, slow } from '#stories/admin/late.ts'

const meta = preview.meta({
  component: Console,
  tags: ['!autodocs', 'console'],
  parameters: { layout: 'fullscreen' },
  args: { entries: ['/admin/course'] },
})

export const SearchAfterAPause = meta.story({
  parameters: { spec: [294, 297] },
  args: { entries: ['/admin/course?page=2'] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ courses: manyCourses })),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Page 2 of 4')
    await userEvent.type(canvas.getByPlaceholderText('Search courses...'), 'circle 4')
    await expect(canvas.getByLabelText('Address')).toHaveTextContent('/admin/course?page=2')
    await waitFor(
      () => expect(canvas.getByLabelText('Address')).toHaveTextContent('/admin/course?search=circle+4'),
      {
        timeout: 3000,
      },
    )
    await expect(await canvas.findByText('1 to 9 of 9')).toBeInTheDocument()
  },
})

export const EnterSearchesAtOnce = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ courses: manyCourses })),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Page 1 of 4')
    await userEvent.type(canvas.getByPlaceholderText('Search courses...'), 'circle 47{Enter}')
    await expect(canvas.getByLabelText('Address')).toHaveTextContent('/admin/course?search=circle+47')
    await expect(await canvas.findByText('1 to 1 of 1')).toBeInTheDocument()
  },
})

export const LateAnswer = meta.story({
  parameters: { spec: [497] },
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByText('Page 1 of 1')
    const first = heldSearch('/courses', 'forty')
    msw.use(first.handler)
    const search = canvas.getByPlaceholderText('Search courses...')
    await userEvent.type(search, 'forty{Enter}')
    await userEvent.clear(search)
    await userEvent.type(search, 'arabic{Enter}')
    await canvas.findByText('1 to 1 of 1')
    first.release()
    await expect(await canvas.findByText('Arabic for Readers')).toBeVisible()
    await expect(canvas.queryByText('Forty Hadith of Nawawi')).not.toBeInTheDocument()
  },
})

export const ServerSlow = meta.story({
  beforeEach: ({ msw }) => msw.use(slow('/courses')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading courses')).toBeInTheDocument()
    await expect(await canvas.findByText('Arabic for Readers')).toBeVisible()
  },
})
