import './withoutEval.ts'
import { useEffect, useState, type ComponentType } from 'react'
import { Provider } from 'react-redux'
import { matchPath, Route, Routes } from 'react-router-dom'
import { AdminLayout } from '#admin/AdminLayout.tsx'
import { NotFoundScreen } from '#admin/NotFoundScreen.tsx'
import { NewPasswordFrame } from '#admin/people/NewPassword.tsx'
import { StudentListPage } from '#admin/people/students/StudentListPage.tsx'
import { ScreenBoundary } from '#admin/ScreenBoundary.tsx'
import { withFields } from '#admin/shared/byPointer/pointerFields.ts'
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
 * @param hasFields whether some of its fields differ by pointer
 */
function chunkOf<Name extends string>(
  file: string,
  load: () => Promise<Record<Name, ComponentType>>,
  hasFields = false,
) {
  const pages: LazyPage[] = []
  const loadAll = hasFields ? () => withFields(load) : load
  const page = (name: Name): LazyPage => {
    const made = lazyPage(async () => (await loadAll())[name], <Waiting />)
    pages.push(made)
    return made
  }
  return { file, hasFields, pages, page }
}

const chunks = [
  chunkOf('adminScreens', () => import('./adminScreens.ts')),
  chunkOf('textForms', () => import('./textForms.ts')),
  chunkOf('choiceForms', () => import('./choiceForms.ts'), true),
  chunkOf('divisionForms', () => import('./divisionForms.ts'), true),
  chunkOf('classForms', () => import('./classForms.ts'), true),
  chunkOf('adminImport', () => import('./adminImport.ts')),
  chunkOf('adminOthers', () => import('./adminOthers.ts')),
  chunkOf('StaffListPage', () => import('#admin/staff/StaffListPage.tsx')),
  chunkOf('siteScreens', () => import('./siteScreens.ts')),
  chunkOf('siteForms', () => import('./siteForms.ts'), true),
] as const

const [
  { page: screen },
  { page: textForm },
  { page: choiceForm },
  { page: divisionForm },
  { page: classForm },
  { page: importing },
  { page: other },
  { page: staff },
  { page: site },
  { page: siteForm },
] = chunks

const preload = (pages: readonly LazyPage[]) => Promise.all(pages.map((page) => page.preload()))

/** The dialogs that lists load when they open. */
const loadDialogs = () => [
  import('#admin/classes/classDialogs.ts'),
  import('#admin/shared/bulk/MoveDialog.tsx'),
  import('#admin/batches/CoursePopover.tsx'),
]

/** Loads all screens except the first, and the dialogs of the lists, so that they open without delay, and offline. */
export const preloadScreens = () =>
  Promise.all([preload(chunks.flatMap(({ pages }) => pages)), ...loadDialogs()])

/** Each screen with its path. */
const routes: readonly (readonly [string, ComponentType])[] = [
  [paths.admin.students, StudentListPage],
  [paths.forms.students.add, choiceForm('StudentAddPage')],
  [paths.forms.students.edit(':id'), choiceForm('StudentEditPage')],
  [paths.admin.studentDetail(':id'), screen('StudentDetailPage')],
  [paths.admin.teachers, screen('TeacherListPage')],
  [paths.forms.teachers.add, choiceForm('TeacherAddPage')],
  [paths.forms.teachers.edit(':id'), choiceForm('TeacherEditPage')],
  [paths.admin.teacherDetail(':id'), screen('TeacherDetailPage')],
  [paths.admin.batches, screen('BatchListPage')],
  [paths.forms.batches.add, choiceForm('BatchAddPage')],
  [paths.forms.batches.edit(':id'), choiceForm('BatchEditPage')],
  [paths.admin.divisions, screen('DivisionListPage')],
  [paths.forms.divisions.add, divisionForm('DivisionAddPage')],
  [paths.forms.divisions.edit(':id'), divisionForm('DivisionEditPage')],
  [paths.admin.classes, screen('ClassesScreen')],
  [paths.forms.classes.add, classForm('ClassAddPage')],
  [paths.forms.classes.edit(':id'), classForm('ClassEditPage')],
  [paths.admin.roles, screen('RoleListPage')],
  [paths.forms.roles.add, textForm('RoleAddPage')],
  [paths.forms.roles.edit(':id'), textForm('RoleEditPage')],
  [paths.admin.courses, screen('CourseListPage')],
  [paths.forms.courses.add, textForm('CourseAddPage')],
  [paths.forms.courses.edit(':id'), textForm('CourseEditPage')],
  [paths.admin.print, other('PrintPage')],
  [paths.admin.import, importing('ImportPage')],
  [paths.admin.trash, other('TrashPage')],
  [paths.admin.audit, other('AuditPage')],
  [paths.admin.staff, staff('StaffListPage')],
  [paths.admin.account, other('AccountPage')],
  [paths.admin.site, site('SitePage')],
  [paths.admin.siteVersions, site('VersionsPage')],
  [paths.admin.sitePublish, site('PublishPage')],
  // Last, as it fits the two before it as well.
  [paths.admin.siteSection(':id'), siteForm('SectionPage')],
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
  const { file, hasFields = false } = chunkOfScreen(pathname) ?? {}
  return { chunks: file === undefined ? [] : [file], fineChunks: hasFields ? ['fineFields'] : [] }
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
