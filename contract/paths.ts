/** The console, whose first page is the sign-in. */
export const CONSOLE = import.meta.env.VITE_ADMIN_BASE ?? '/admin'

/** The URL paths of the public site. It is apart from the console's, so that its pages do not load those. */
export const sitePaths = {
  root: '/',
  home: '/home',
  /** Redirects to the section of the home page. */
  about: '/about',
  library: '/library',
  playlist: (id: string) => `/library/${id}`,
  courses: '/courses',
  events: '/events',
  eventDetails: '/events-details',
  gallery: '/gallery',
  contact: '/contact',
  /** The class page of a division, by its secret token; with `.ics` behind it, its calendar feed. */
  classPage: <T extends string>(token: T) => `/d/${token}` as const,
  /** Leads to the video of a class, or answers with it as JSON. */
  watch: <T extends string, I extends number | string>(token: T, id: I) => `/d/${token}/watch/${id}` as const,
} as const

const adminPaths = {
  login: CONSOLE,
  /** Opened by a one-time link, whose token stands behind the '#'. */
  link: `${CONSOLE}/link`,
  students: `${CONSOLE}/adminpanel`,
  studentAdd: `${CONSOLE}/add_students`,
  studentEdit: (id: number | string) => `${CONSOLE}/student_edit/${id}`,
  studentDetail: (id: number | string) => `${CONSOLE}/student_detail/${id}`,
  teachers: `${CONSOLE}/teacher`,
  teacherAdd: `${CONSOLE}/teacher_add`,
  teacherEdit: (id: number | string) => `${CONSOLE}/teacher_edit/${id}`,
  /** Shows the course list. @spec 95, reading Q11 */
  teacherDetail: (id: number | string) => `${CONSOLE}/teacher_detail/${id}`,
  batches: `${CONSOLE}/batch`,
  batchAdd: `${CONSOLE}/batch_add`,
  batchEdit: (id: number | string) => `${CONSOLE}/batch_edit/${id}`,
  courses: `${CONSOLE}/course`,
  courseAdd: `${CONSOLE}/course_add`,
  courseEdit: (id: number | string) => `${CONSOLE}/course_edit/${id}`,
  divisions: `${CONSOLE}/division`,
  divisionAdd: `${CONSOLE}/division_add`,
  divisionEdit: (id: number | string) => `${CONSOLE}/division_edit/${id}`,
  classes: `${CONSOLE}/class`,
  classAdd: `${CONSOLE}/class_add`,
  classEdit: (id: number | string) => `${CONSOLE}/class_edit/${id}`,
  roles: `${CONSOLE}/role`,
  roleAdd: `${CONSOLE}/role_add`,
  roleEdit: (id: number | string) => `${CONSOLE}/role_edit/${id}`,
  print: `${CONSOLE}/print`,
  import: `${CONSOLE}/import`,
  trash: `${CONSOLE}/trash`,
  audit: `${CONSOLE}/audit`,
  staff: `${CONSOLE}/staff`,
  account: `${CONSOLE}/account`,
} as const

/** Every URL path of the product. No other file in client or server contains one. */
export const paths = { ...sitePaths, admin: adminPaths } as const

/** Returns the path without slashes at its end. Other forms redirect to this one. */
export function withoutFinalSlash(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

/**
 * Returns the canonical path of a public page, for links and search engines: in lower case, and with percent-encoded
 * letters decoded. @spec 21, 38
 */
export const canonicalPath = (path: string) => withoutFinalSlash(decoded(path)).toLowerCase()

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/**
 * Returns the console's path for a role screen that was requested without the base; undefined for all other paths.
 * @spec 501, reading Q9
 */
export function roleScreenAt(pathname: string): string | undefined {
  const address = canonicalPath(pathname)
  return /^\/role(_add|_edit\/\d+)?$/.test(address) ? `${CONSOLE}${address}` : undefined
}
