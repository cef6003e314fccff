import './withoutEval.ts'
import { useEffect, useState, type ComponentType } from 'react'
import { Provider } from 'react-redux'
import { matchPath, Route, Routes } from 'react-router-dom'
import { AdminLayout } from '#admin/AdminLayout.tsx'
import { NotFoundScreen } from '#admin/NotFoundScreen.tsx'
import { NewPasswordFrame } from '#admin/people/NewPassword.tsx'
import { StudentListPage } from '#admin/people/StudentListPage.tsx'
import { ScreenBoundary } from '#admin/ScreenBoundary.tsx'
import { Waiting } from '#admin/shared/Waiting.tsx'
import { lazyPage, type LazyPage } from './lazyPage.tsx'
import { paths } from '#contract/paths.ts'
import { createStore, openStore } from './store.ts'

const loadScreens = () => import('./adminScreens.ts')
const later: LazyPage[] = []

type Screens = Awaited<ReturnType<typeof loadScreens>>

/** One of the screens that come after the first. */
function screen(name: keyof Screens): LazyPage {
  const page = lazyPage(async () => (await loadScreens())[name], <Waiting />)
  later.push(page)
  return page
}

/** Fetches what the first screen does without; from then on every screen opens at once. */
export const preloadScreens = () => Promise.all(later.map((page) => page.preload()))

const CourseListPage = screen('CourseListPage')
const TeacherDetailNotice = screen('TeacherDetailNotice')

/** Every screen at its address. */
const routes: readonly (readonly [string, ComponentType])[] = [
  [paths.admin.students, StudentListPage],
  [paths.admin.studentAdd, screen('StudentAddPage')],
  [paths.admin.studentEdit(':id'), screen('StudentEditPage')],
  [paths.admin.studentDetail(':id'), screen('StudentDetailPage')],
  [paths.admin.teachers, screen('TeacherListPage')],
  [paths.admin.teacherAdd, screen('TeacherAddPage')],
  [paths.admin.teacherEdit(':id'), screen('TeacherEditPage')],
  [paths.admin.teacherDetail(':id'), TeacherDetail],
  [paths.admin.batches, screen('BatchListPage')],
  [paths.admin.batchAdd, screen('BatchAddPage')],
  [paths.admin.batchEdit(':id'), screen('BatchEditPage')],
  [paths.admin.divisions, screen('DivisionListPage')],
  [paths.admin.divisionAdd, screen('DivisionAddPage')],
  [paths.admin.divisionEdit(':id'), screen('DivisionEditPage')],
  [paths.admin.classes, screen('ClassListPage')],
  [paths.admin.classAdd, screen('ClassAddPage')],
  [paths.admin.classEdit(':id'), screen('ClassEditPage')],
  [paths.admin.roles, screen('RoleListPage')],
  [paths.admin.roleAdd, screen('RoleAddPage')],
  [paths.admin.roleEdit(':id'), screen('RoleEditPage')],
  [paths.admin.courses, CourseListPage],
  [paths.admin.courseAdd, screen('CourseAddPage')],
  [paths.admin.courseEdit(':id'), screen('CourseEditPage')],
  [paths.admin.trash, screen('TrashPage')],
  [paths.admin.audit, screen('AuditPage')],
]

/** The path of every screen, with `:id` where one has a record's id. */
export const screenPaths = routes.map(([path]) => path)

/** Fetches what the screen at an address needs beyond the console's first chunk. */
export async function preloadScreenAt(pathname: string): Promise<void> {
  if (!matchPath(paths.admin.students, pathname)) await preloadScreens()
}

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
              {routes.map(([path, Screen]) => (
                <Route key={path} path={inConsole(path)} element={<Screen />} />
              ))}
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
