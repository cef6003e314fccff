import { setupWorker } from 'msw/browser'
import { manyBatches } from './fixtures/batches.ts'
import { manyClasses } from './fixtures/classes.ts'
import { manyCourses } from './fixtures/courses.ts'
import { manyDivisions } from './fixtures/divisions.ts'
import { fewStaff } from './fixtures/staff.ts'
import { manyStudents } from './fixtures/students.ts'
import { manyTeachers } from './fixtures/teachers.ts'
import { apiHandlers } from './handlers.ts'

const seed = {
  accounts: fewStaff,
  courses: manyCourses,
  batches: manyBatches,
  divisions: manyDivisions,
  students: manyStudents,
  teachers: manyTeachers,
  classes: manyClasses,
}

/** Starts the browser-only demo: a service worker answers every API request, over SQLite in memory. */
export async function startMockApi(): Promise<void> {
  await setupWorker(...apiHandlers(seed)).start({
    onUnhandledRequest: 'bypass',
    quiet: true,
  })
}
