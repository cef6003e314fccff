import { expect } from 'storybook/test'
import { longMalayalamClass, module1 } from '#mocks/fixtures/classes.ts'
import { apiHandlers } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { detailsStates } from '#stories/admin/detailsStates.ts'
import preview from '#storybook/preview.tsx'

const states = detailsStates({
  list: '/admin/class',
  id: module1.M03_ClassesId,
  title: 'Class Details',
  call: '/classes',
  failure: 'Error loading class details',
  text: 'Subject',
})

const meta = preview.meta({ ...consoleAt('/admin/class'), tags: ['!autodocs', 'console'] })

export const DetailsOpen = meta.story(states.open(module1.M03_Title))

/** A value has the language of its script. */
export const DetailsInMalayalam = meta.story({
  args: { entries: ['/admin/class?details=90'] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ classes: [longMalayalamClass] })),
  play: async ({ canvas }) => {
    const subject = await canvas.findByText(longMalayalamClass.M03_SubjectName, { selector: 'dd' })
    await expect(subject).toHaveAttribute('lang', 'ml')
  },
})

export const DetailsLoading = meta.story({ tags: ['frame'], ...states.loading })
export const DetailsFailed = meta.story(states.failed)
export const DetailsGone = meta.story({ tags: ['frame'], ...states.gone })
