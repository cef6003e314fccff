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
import { usePersonTurn } from './usePersonTurn.ts'

const loadScreens = () => import('./adminScreens.ts')
const loadForms = () => import('./adminForms.ts')

/** The screens of each chunk. */
const screens: LazyPage[] = []
const forms: LazyPage[] = []

/** A screen that shows records. */
function screen(name: keyof Awaited<ReturnType<typeof loadScreens>>): LazyPage {
  const page = lazyPage(async () => (await loadScreens())[name], <Waiting />)
  screens.push(page)
  return page
}

/** A screen in the chunk of the forms: it adds or changes records, or uses fields of the forms. */
function form(name: keyof Awaited<ReturnType<typeof loadForms>>): LazyPage {
  const page = lazyPage(async () => (await loadForms())[name], <Waiting />)
  forms.push(page)
  return page
}

const preload = (pages: readonly LazyPage[]) => Promise.all(pages.map((page) => page.preload()))

/** Loads all screens except the first, so that they open without delay. */
export const preloadScreens = () => preload([...screens, ...forms])

const CourseListPage = screen('CourseListPage')
const TeacherDetailNotice = screen('TeacherDetailNotice')

/** Each screen with its path. */
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
  [paths.admin.classes, screen('ClassesScreen')],
  [paths.admin.classAdd, form('ClassAddPage')],
  [paths.admin.classEdit(':id'), form('ClassEditPage')],
  [paths.admin.roles, screen('RoleListPage')],
  [paths.admin.roleAdd, form('RoleAddPage')],
  [paths.admin.roleEdit(':id'), form('RoleEditPage')],
  [paths.admin.courses, CourseListPage],
  [paths.admin.courseAdd, form('CourseAddPage')],
  [paths.admin.courseEdit(':id'), form('CourseEditPage')],
  [paths.admin.print, screen('PrintPage')],
  [paths.admin.import, form('ImportPage')],
  [paths.admin.trash, screen('TrashPage')],
  [paths.admin.audit, screen('AuditPage')],
  [paths.admin.staff, form('StaffListPage')],
  [paths.admin.account, form('AccountPage')],
]

/** The paths of all screens, with `:id` in place of a record's id. */
export const screenPaths = routes.map(([path]) => path)

const chunks = { adminScreens: screens, adminForms: forms }

/**
 * Returns the file name of the chunk that the screen at a path needs besides the first chunk; undefined if
 * none.
 */
export function chunkAt(pathname: string): keyof typeof chunks | undefined {
  const [, Screen] = routes.find(([path]) => matchPath(path, pathname)) ?? []
  if (Screen === undefined || Screen === StudentListPage) return undefined
  return forms.some((page) => page === Screen) ? 'adminForms' : 'adminScreens'
}

/** Loads the chunk that the screen at a path needs besides the first chunk. */
export async function preloadScreenAt(pathname: string): Promise<void> {
  const chunk = chunkAt(pathname)
  if (chunk !== undefined) await preload(chunks[chunk])
}

/** Delay before the other screens are loaded, so that the first one has the whole bandwidth, in ms. */
const FIRST_ALONE = 5000

/** Returns a path relative to the console's base, as nested routes require. */
const inConsole = (path: string) => path.slice(paths.admin.login.length + 1)

/** All screens of the console. They begin anew when somebody else signs in over them, without what was typed and loaded before. */
export const AdminRoutes = () => <Screens key={usePersonTurn()} />

/** The screens, with one store. */
function Screens() {
  const [store] = useState(createStore)
  useEffect(() => openStore(store), [store])
  useEffect(() => {
    // A failed load is retried when the screen opens.
    const timer = setTimeout(() => void preloadScreens().catch(() => undefined), FIRST_ALONE)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Provider store={store}>
      <Routes>
        <Route element={<AdminLayout />}>
          {/* Above the screens, so that the dialog stays open when the form returns to its list. */}
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

/** The course list, with a link to the teacher's details above it. @spec 95, reading Q11 */
function TeacherDetail() {
  return (
    <>
      <TeacherDetailNotice />
      <CourseListPage />
    </>
  )
}
