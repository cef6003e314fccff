const admin = import.meta.env.VITE_ADMIN_BASE ?? '/admin'

/** Every address of the product. Nothing else in the client writes one. */
export const paths = {
  root: '/',
  home: '/home',
  /** Opens home at the section. */
  about: '/about',
  library: '/library',
  playlist: (id: string) => `/library/${id}`,
  courses: '/courses',
  events: '/events',
  eventDetails: '/events-details',
  gallery: '/gallery',
  contact: '/contact',
  admin: {
    login: admin,
    students: `${admin}/adminpanel`,
    teachers: `${admin}/teacher`,
    batches: `${admin}/batch`,
    courses: `${admin}/course`,
    courseAdd: `${admin}/course_add`,
    courseEdit: (id: number | string) => `${admin}/course_edit/${id}`,
    divisions: `${admin}/division`,
    classes: `${admin}/class`,
    roles: `${admin}/role`,
  },
} as const
