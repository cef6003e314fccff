import { module1 } from '#mocks/fixtures/classes.ts'
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
export const DetailsLoading = meta.story({ tags: ['frame'], ...states.loading })
export const DetailsFailed = meta.story(states.failed)
export const DetailsGone = meta.story({ tags: ['frame'], ...states.gone })
