const admin = import.meta.env.VITE_ADMIN_BASE ?? '/admin'

/** Every URL path of the product. No other file in client or server contains one. */
export const paths = {
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
  admin: {
    login: admin,
    /** Opened by a one-time link, whose token stands behind the '#'. */
    link: `${admin}/link`,
    students: `${admin}/adminpanel`,
    studentAdd: `${admin}/add_students`,
    studentEdit: (id: number | string) => `${admin}/student_edit/${id}`,
    studentDetail: (id: number | string) => `${admin}/student_detail/${id}`,
    teachers: `${admin}/teacher`,
    teacherAdd: `${admin}/teacher_add`,
    teacherEdit: (id: number | string) => `${admin}/teacher_edit/${id}`,
    /** Shows the course list. @spec 95, reading Q11 */
    teacherDetail: (id: number | string) => `${admin}/teacher_detail/${id}`,
    batches: `${admin}/batch`,
    batchAdd: `${admin}/batch_add`,
    batchEdit: (id: number | string) => `${admin}/batch_edit/${id}`,
    courses: `${admin}/course`,
    courseAdd: `${admin}/course_add`,
    courseEdit: (id: number | string) => `${admin}/course_edit/${id}`,
    divisions: `${admin}/division`,
    divisionAdd: `${admin}/division_add`,
    divisionEdit: (id: number | string) => `${admin}/division_edit/${id}`,
    classes: `${admin}/class`,
    classAdd: `${admin}/class_add`,
    classEdit: (id: number | string) => `${admin}/class_edit/${id}`,
    roles: `${admin}/role`,
    roleAdd: `${admin}/role_add`,
    roleEdit: (id: number | string) => `${admin}/role_edit/${id}`,
    print: `${admin}/print`,
    import: `${admin}/import`,
    trash: `${admin}/trash`,
    audit: `${admin}/audit`,
    staff: `${admin}/staff`,
    account: `${admin}/account`,
  },
} as const

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
  return /^\/role(_add|_edit\/\d+)?$/.test(address) ? `${admin}${address}` : undefined
}
