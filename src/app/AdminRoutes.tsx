import './withoutEval.ts'
import { useEffect, useState } from 'react'
import { Provider } from 'react-redux'
import { Route, Routes } from 'react-router-dom'
import { AdminLayout } from '#admin/AdminLayout.tsx'
import { NotFoundScreen } from '#admin/NotFoundScreen.tsx'
import { NewPasswordFrame } from '#admin/people/NewPassword.tsx'
import { StudentListPage } from '#admin/people/StudentListPage.tsx'
import { ScreenBoundary } from '#admin/ScreenBoundary.tsx'
import { Waiting } from '#admin/Waiting.tsx'
import { lazyPage, type LazyPage } from './lazyPage.tsx'
import { paths } from '#contract/paths.ts'
import { createStore, openStore } from './store.ts'

const loadScreens = () => import('./adminScreens.ts')
const later: LazyPage[] = []

/** One of the screens that come after the first. */
function screen(name: keyof Awaited<ReturnType<typeof loadScreens>>): LazyPage {
  const page = lazyPage(async () => (await loadScreens())[name], <Waiting />)
  later.push(page)
  return page
}

/** Fetches what the first screen does without; from then on every screen opens at once. */
export const preloadScreens = () => Promise.all(later.map((page) => page.preload()))

const BatchListPage = screen('BatchListPage')
const ClassListPage = screen('ClassListPage')
const CourseListPage = screen('CourseListPage')
const DivisionListPage = screen('DivisionListPage')
const RoleListPage = screen('RoleListPage')
const AuditPage = screen('AuditPage')
const TrashPage = screen('TrashPage')
const StudentDetailPage = screen('StudentDetailPage')
const TeacherListPage = screen('TeacherListPage')
const TeacherDetailNotice = screen('TeacherDetailNotice')
const BatchAddPage = screen('BatchAddPage')
const BatchEditPage = screen('BatchEditPage')
const ClassAddPage = screen('ClassAddPage')
const ClassEditPage = screen('ClassEditPage')
const CourseAddPage = screen('CourseAddPage')
const CourseEditPage = screen('CourseEditPage')
const DivisionAddPage = screen('DivisionAddPage')
const DivisionEditPage = screen('DivisionEditPage')
const RoleAddPage = screen('RoleAddPage')
const RoleEditPage = screen('RoleEditPage')
const StudentAddPage = screen('StudentAddPage')
const StudentEditPage = screen('StudentEditPage')
const TeacherAddPage = screen('TeacherAddPage')
const TeacherEditPage = screen('TeacherEditPage')

/** How long the first screen has the line to itself before the others are fetched, in ms. */
const FIRST_ALONE = 5000

/** The router reads the paths of nested routes from their parent on. */
const inConsole = (path: string) => path.slice(paths.admin.login.length + 1)

/** Every screen of the console, under its base, in one store. */
export function AdminRoutes() {
  const [store] = useState(createStore)
  useEffect(() => openStore(store), [store])
  useEffect(() => {
    // One that fails is asked for again when it is needed.
    const timer = setTimeout(() => void preloadScreens().catch(() => undefined), FIRST_ALONE)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Provider store={store}>
      <Routes>
        <Route element={<AdminLayout />}>
          {/* Outside of the screens: a new password stays over the list that follows its form. */}
          <Route element={<NewPasswordFrame />}>
            <Route element={<ScreenBoundary />}>
              <Route path={inConsole(paths.admin.students)} element={<StudentListPage />} />
              <Route path={inConsole(paths.admin.studentAdd)} element={<StudentAddPage />} />
              <Route path={inConsole(paths.admin.studentEdit(':id'))} element={<StudentEditPage />} />
              <Route path={inConsole(paths.admin.studentDetail(':id'))} element={<StudentDetailPage />} />
              <Route path={inConsole(paths.admin.teachers)} element={<TeacherListPage />} />
              <Route path={inConsole(paths.admin.teacherAdd)} element={<TeacherAddPage />} />
              <Route path={inConsole(paths.admin.teacherEdit(':id'))} element={<TeacherEditPage />} />
              <Route path={inConsole(paths.admin.batches)} element={<BatchListPage />} />
              <Route path={inConsole(paths.admin.batchAdd)} element={<BatchAddPage />} />
              <Route path={inConsole(paths.admin.batchEdit(':id'))} element={<BatchEditPage />} />
              <Route path={inConsole(paths.admin.divisions)} element={<DivisionListPage />} />
              <Route path={inConsole(paths.admin.divisionAdd)} element={<DivisionAddPage />} />
              <Route path={inConsole(paths.admin.divisionEdit(':id'))} element={<DivisionEditPage />} />
              <Route path={inConsole(paths.admin.classes)} element={<ClassListPage />} />
              <Route path={inConsole(paths.admin.classAdd)} element={<ClassAddPage />} />
              <Route path={inConsole(paths.admin.classEdit(':id'))} element={<ClassEditPage />} />
              <Route path={inConsole(paths.admin.roles)} element={<RoleListPage />} />
              <Route path={inConsole(paths.admin.roleAdd)} element={<RoleAddPage />} />
              <Route path={inConsole(paths.admin.roleEdit(':id'))} element={<RoleEditPage />} />
              <Route path={inConsole(paths.admin.teacherDetail(':id'))} element={<TeacherDetail />} />
              <Route path={inConsole(paths.admin.courses)} element={<CourseListPage />} />
              <Route path={inConsole(paths.admin.courseAdd)} element={<CourseAddPage />} />
              <Route path={inConsole(paths.admin.courseEdit(':id'))} element={<CourseEditPage />} />
              <Route path={inConsole(paths.admin.trash)} element={<TrashPage />} />
              <Route path={inConsole(paths.admin.audit)} element={<AuditPage />} />
              <Route path="*" element={<NotFoundScreen />} />
            </Route>
          </Route>
        </Route>
      </Routes>
    </Provider>
  )
}

/** The course list, with the way to the teacher over it. @spec 95, reading Q11 */
function TeacherDetail() {
  return (
    <>
      <TeacherDetailNotice />
      <CourseListPage />
    </>
  )
}
