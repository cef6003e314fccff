import { paths } from '#contract/paths.ts'

/** The six tiles of the menu in order, each with its shortcut key. @spec 117-123 */
export const sections = [
  { name: 'Students', icon: 'students', key: 'S', href: paths.admin.students, prefix: 'student' },
  { name: 'Teacher', icon: 'teacher', key: 'T', href: paths.admin.teachers, prefix: 'teacher' },
  { name: 'Batch', icon: 'batch', key: 'B', href: paths.admin.batches, prefix: 'batch' },
  { name: 'Course', icon: 'course', key: 'C', href: paths.admin.courses, prefix: 'course' },
  { name: 'Division', icon: 'division', key: 'D', href: paths.admin.divisions, prefix: 'division' },
  { name: 'Class', icon: 'class', key: 'L', href: paths.admin.classes, prefix: 'class' },
] as const

/** The selected section's name, or 'home' if no section is open. @spec 271 */
export type SelectedTab = (typeof sections)[number]['name'] | 'home'

/** Returns the section of a URL path: 'Course' for /admin/course_edit/3. */
export function selectedTab(pathname: string): SelectedTab {
  const screen = pathname.slice(paths.admin.login.length + 1)
  if (screen === 'adminpanel' || screen === 'add_students') return 'Students'
  return sections.find(({ prefix }) => screen.split(/[_/]/, 1)[0] === prefix)?.name ?? 'home'
}
