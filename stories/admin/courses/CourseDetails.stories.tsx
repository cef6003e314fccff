import { foundation } from '#mocks/fixtures/courses.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { detailsStates } from '#stories/admin/detailsStates.ts'
import preview from '#storybook/preview.tsx'

const states = detailsStates({
  list: '/admin/course',
  id: foundation.M01_CourseId,
  title: 'Course Details',
  call: '/courses',
  failure: 'Error loading course details',
  text: 'Description',
})

const meta = preview.meta({ ...consoleAt('/admin/course'), tags: ['!autodocs', 'console'] })

export const DetailsOpen = meta.story(states.open(foundation.M01_Title))
export const DetailsLoading = meta.story({ tags: ['frame'], ...states.loading })
export const DetailsFailed = meta.story(states.failed)
export const DetailsGone = meta.story({ tags: ['frame'], ...states.gone })
