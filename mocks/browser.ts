import { setupWorker } from 'msw/browser'
import { manyCourses } from './fixtures/courses.ts'
import { apiHandlers } from './handlers.ts'

/** Starts the browser-only demo: every call to the API is answered in this page, over memory. */
export async function startMockApi(): Promise<void> {
  await setupWorker(...apiHandlers({ courses: manyCourses })).start({
    onUnhandledRequest: 'bypass',
    quiet: true,
  })
}
