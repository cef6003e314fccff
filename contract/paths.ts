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
  /** Shown in place of a page that needs a connection. */
  offline: '/offline',
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
  studentDetail: (id: number | string) => `${CONSOLE}/student_detail/${id}`,
  teachers: `${CONSOLE}/teacher`,
  /** Shows the course list. @spec 95, reading Q11 */
  teacherDetail: (id: number | string) => `${CONSOLE}/teacher_detail/${id}`,
  batches: `${CONSOLE}/batch`,
  courses: `${CONSOLE}/course`,
  divisions: `${CONSOLE}/division`,
  classes: `${CONSOLE}/class`,
  roles: `${CONSOLE}/role`,
  print: `${CONSOLE}/print`,
  import: `${CONSOLE}/import`,
  trash: `${CONSOLE}/trash`,
  audit: `${CONSOLE}/audit`,
  staff: `${CONSOLE}/staff`,
  account: `${CONSOLE}/account`,
  site: `${CONSOLE}/site`,
  siteSection: (section: string) => `${CONSOLE}/site/${section}`,
  sitePublish: `${CONSOLE}/site/publish`,
  siteVersions: `${CONSOLE}/site/versions`,
} as const

/** The forms of a kind of records. Marked, so that the public site leaves them out as all that it does not use. */
// @__NO_SIDE_EFFECTS__
function formsOf(noun: string) {
  return {
    add: `${CONSOLE}/${noun}_add`,
    edit: (id: number | string) => `${CONSOLE}/${noun}_edit/${id}`,
  }
}

/** The forms that add and edit records. */
const formPaths = {
  students: {
    add: `${CONSOLE}/add_students`,
    edit: (id: number | string) => `${CONSOLE}/student_edit/${id}`,
  },
  teachers: formsOf('teacher'),
  batches: formsOf('batch'),
  courses: formsOf('course'),
  divisions: formsOf('division'),
  classes: formsOf('class'),
  roles: formsOf('role'),
} as const

/** Every URL path of the product. No other file in client or server contains one. */
export const paths = { ...sitePaths, admin: adminPaths, forms: formPaths } as const

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
