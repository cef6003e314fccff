import './withoutEval.ts'
import { useEffect, useState, type ComponentType } from 'react'
import { Provider } from 'react-redux'
import { matchPath, Route, Routes } from 'react-router-dom'
import { AdminLayout } from '#admin/AdminLayout.tsx'
import { NotFoundScreen } from '#admin/NotFoundScreen.tsx'
import { NewPasswordFrame } from '#admin/people/NewPassword.tsx'
import { StudentListPage } from '#admin/people/students/StudentListPage.tsx'
import { ScreenBoundary } from '#admin/ScreenBoundary.tsx'
import {
  fineChoices,
  fineFields,
  fineSearch,
  withFields,
  type FineChunk,
} from '#admin/shared/byPointer/pointerFields.ts'
import { preloadLate } from '#admin/shared/importOnce.ts'
import { Waiting } from '#admin/shared/Waiting.tsx'
import { lazyPage, type LazyPage } from './lazyPage.tsx'
import { paths } from '#contract/paths.ts'
import { openStore } from './store.ts'
import { takeFirstStore } from './firstStore.ts'
import { useSessionKey } from './useSessionKey.ts'

export { fillFirstStore } from './firstStore.ts'

/**
 * Returns a chunk's pages, and what makes one of them.
 * @param file its name, without ending
 * @param fine what its fields need for a fine pointer
 */
function chunkOf<Name extends string>(
  file: string,
  load: () => Promise<Record<Name, ComponentType>>,
  fine: readonly FineChunk[] = [],
) {
  const pages: LazyPage[] = []
  const page = (name: Name): LazyPage => {
    const made = lazyPage(async () => (await withFields(load, fine))[name], <Waiting />)
    pages.push(made)
    return made
  }
  return { file, fine, pages, page }
}

const screens = chunkOf('adminScreens', () => import('./chunks/adminScreens.ts'))
const classes = chunkOf('ClassesScreen', () => import('#admin/classes/ClassesScreen.tsx'))
const student = chunkOf('StudentDetailPage', () => import('#admin/people/students/StudentDetailPage.tsx'))
const textForms = chunkOf('textForms', () => import('./chunks/textForms.ts'))
const choiceForms = chunkOf('choiceForms', () => import('./chunks/choiceForms.ts'), [fineFields])
const divisionForms = chunkOf('divisionForms', () => import('./chunks/divisionForms.ts'), [
  fineFields,
  fineSearch,
])
const classForms = chunkOf('classForms', () => import('./chunks/classForms.ts'), [fineFields, fineChoices])
const imports = chunkOf('adminImport', () => import('./chunks/adminImport.ts'))
const others = chunkOf('adminOthers', () => import('./chunks/adminOthers.ts'))
const staff = chunkOf('StaffListPage', () => import('#admin/staff/StaffListPage.tsx'))
const site = chunkOf('siteScreens', () => import('./chunks/siteScreens.ts'))
const siteForms = chunkOf('siteForms', () => import('./chunks/siteForms.ts'), [fineFields])

const chunks = [
  screens,
  classes,
  student,
  textForms,
  choiceForms,
  divisionForms,
  classForms,
  imports,
  others,
  staff,
  site,
  siteForms,
]

const preload = (pages: readonly LazyPage[]) => Promise.all(pages.map((page) => page.preload()))

/** Loads all screens except the first, and what opens over them. */
export async function preloadScreens(): Promise<void> {
  await preload(chunks.flatMap(({ pages }) => pages))
  await preloadLate()
}

/** Each screen with its path. */
const routes: readonly (readonly [string, ComponentType])[] = [
  [paths.admin.students, StudentListPage],
  [paths.forms.students.add, choiceForms.page('StudentAddPage')],
  [paths.forms.students.edit(':id'), choiceForms.page('StudentEditPage')],
  [paths.admin.studentDetail(':id'), student.page('StudentDetailPage')],
  [paths.admin.teachers, screens.page('TeacherListPage')],
  [paths.forms.teachers.add, choiceForms.page('TeacherAddPage')],
  [paths.forms.teachers.edit(':id'), choiceForms.page('TeacherEditPage')],
  [paths.admin.teacherDetail(':id'), screens.page('TeacherDetailPage')],
  [paths.admin.batches, screens.page('BatchListPage')],
  [paths.forms.batches.add, choiceForms.page('BatchAddPage')],
  [paths.forms.batches.edit(':id'), choiceForms.page('BatchEditPage')],
  [paths.admin.divisions, screens.page('DivisionListPage')],
  [paths.forms.divisions.add, divisionForms.page('DivisionAddPage')],
  [paths.forms.divisions.edit(':id'), divisionForms.page('DivisionEditPage')],
  [paths.admin.classes, classes.page('ClassesScreen')],
  [paths.forms.classes.add, classForms.page('ClassAddPage')],
  [paths.forms.classes.edit(':id'), classForms.page('ClassEditPage')],
  [paths.admin.roles, screens.page('RoleListPage')],
  [paths.forms.roles.add, textForms.page('RoleAddPage')],
  [paths.forms.roles.edit(':id'), textForms.page('RoleEditPage')],
  [paths.admin.courses, screens.page('CourseListPage')],
  [paths.forms.courses.add, textForms.page('CourseAddPage')],
  [paths.forms.courses.edit(':id'), textForms.page('CourseEditPage')],
  [paths.admin.print, others.page('PrintPage')],
  [paths.admin.import, imports.page('ImportPage')],
  [paths.admin.trash, others.page('TrashPage')],
  [paths.admin.audit, others.page('AuditPage')],
  [paths.admin.staff, staff.page('StaffListPage')],
  [paths.admin.account, others.page('AccountPage')],
  [paths.admin.site, site.page('SitePage')],
  [paths.admin.siteVersions, site.page('VersionsPage')],
  [paths.admin.sitePublish, site.page('PublishPage')],
  // Last, as it fits the two before it as well.
  [paths.admin.siteSection(':id'), siteForms.page('SectionPage')],
]

/** The paths of all screens, with `:id` in place of a record's id. */
export const screenPaths = routes.map(([path]) => path)

/** Returns the chunk that the screen at a path needs besides the first chunk; undefined if none. */
function chunkOfScreen(pathname: string) {
  const [, Screen] = routes.find(([path]) => matchPath(path, pathname)) ?? []
  return chunks.find(({ pages }) => pages.some((page) => page === Screen))
}

/** Returns the file names of that chunk, and of what its fields need for a fine pointer. */
export function chunksAt(pathname: string): { chunks: string[]; fineChunks: string[] } {
  const chunk = chunkOfScreen(pathname)
  return { chunks: chunk ? [chunk.file] : [], fineChunks: chunk?.fine.map(({ file }) => file) ?? [] }
}

/** Loads that chunk. */
export async function preloadScreenAt(pathname: string): Promise<void> {
  await preload(chunkOfScreen(pathname)?.pages ?? [])
}

/** Delay before the other screens are loaded, so that the first one has the whole bandwidth, in ms. */
const FIRST_ALONE = 5000

/** Returns a path relative to the console's base, as nested routes require. */
const inConsole = (path: string) => path.slice(paths.admin.login.length + 1)

/** All screens of the console. They begin anew when somebody else signs in over them, without what was typed and loaded before. */
export const AdminRoutes = () => <Screens key={useSessionKey()} />

/** The screens, with one store. */
function Screens() {
  const [{ store, release }] = useState(takeFirstStore)
  useEffect(() => openStore(store), [store])
  // The screen's own queries hold the answers from here on.
  useEffect(release, [release])
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
