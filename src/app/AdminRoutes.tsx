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
const loadForms = () => import('./adminForms.ts')

/** Screens by the chunk that they come in. */
const screens: LazyPage[] = []
const forms: LazyPage[] = []

/** One of the screens that show records. */
function screen(name: keyof Awaited<ReturnType<typeof loadScreens>>): LazyPage {
  const page = lazyPage(async () => (await loadScreens())[name], <Waiting />)
  screens.push(page)
  return page
}

/** One of the screens that add and change records, or need the same fields. */
function form(name: keyof Awaited<ReturnType<typeof loadForms>>): LazyPage {
  const page = lazyPage(async () => (await loadForms())[name], <Waiting />)
  forms.push(page)
  return page
}

const preload = (pages: readonly LazyPage[]) => Promise.all(pages.map((page) => page.preload()))

/** Fetches what the first screen does without; from then on every screen opens at once. */
export const preloadScreens = () => preload([...screens, ...forms])

const CourseListPage = screen('CourseListPage')
const TeacherDetailNotice = screen('TeacherDetailNotice')

/** Every screen at its address. */
const routes: readonly (readonly [string, ComponentType])[] = [
  [paths.admin.students, StudentListPage],
  [paths.admin.studentAdd, form('StudentAddPage')],
  [paths.admin.studentEdit(':id'), form('StudentEditPage')],
  [paths.admin.studentDetail(':id'), screen('StudentDetailPage')],
  [paths.admin.teachers, screen('TeacherListPage')],
  [paths.admin.teacherAdd, form('TeacherAddPage')],
  [paths.admin.teacherEdit(':id'), form('TeacherEditPage')],
  [paths.admin.teacherDetail(':id'), TeacherDetail],
  [paths.admin.batches, form('BatchListPage')],
  [paths.admin.batchAdd, form('BatchAddPage')],
  [paths.admin.batchEdit(':id'), form('BatchEditPage')],
  [paths.admin.divisions, screen('DivisionListPage')],
  [paths.admin.divisionAdd, form('DivisionAddPage')],
  [paths.admin.divisionEdit(':id'), form('DivisionEditPage')],
  [paths.admin.classes, screen('ClassListPage')],
  [paths.admin.classAdd, form('ClassAddPage')],
  [paths.admin.classEdit(':id'), form('ClassEditPage')],
  [paths.admin.roles, screen('RoleListPage')],
  [paths.admin.roleAdd, form('RoleAddPage')],
  [paths.admin.roleEdit(':id'), form('RoleEditPage')],
  [paths.admin.courses, CourseListPage],
  [paths.admin.courseAdd, form('CourseAddPage')],
  [paths.admin.courseEdit(':id'), form('CourseEditPage')],
  [paths.admin.trash, screen('TrashPage')],
  [paths.admin.audit, screen('AuditPage')],
]

/** The path of every screen, with `:id` where one has a record's id. */
export const screenPaths = routes.map(([path]) => path)

const chunks = { adminScreens: screens, adminForms: forms }

/** The chunk, by its file's name, that the screen at an address needs beyond the console's first; undefined for none. */
export function chunkAt(pathname: string): keyof typeof chunks | undefined {
  const [, Screen] = routes.find(([path]) => matchPath(path, pathname)) ?? []
  if (Screen === undefined || Screen === StudentListPage) return undefined
  return forms.some((page) => page === Screen) ? 'adminForms' : 'adminScreens'
}

/** Fetches what the screen at an address needs beyond the console's first chunk. */
export async function preloadScreenAt(pathname: string): Promise<void> {
  const chunk = chunkAt(pathname)
  if (chunk !== undefined) await preload(chunks[chunk])
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
