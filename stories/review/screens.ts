/** A screen, and where the stories of it are: each story is one of its states. */
export interface Screen {
  name: string
  group: 'Public site' | 'Console' | 'Lists' | 'Forms'
  /** Story files under stories/, without their ending. */
  files: readonly string[]
}

/** @param files under the folder, by the names of the screens, with spaces between them */
const screensIn = (group: Screen['group'], folder: string, files: Record<string, string>): Screen[] =>
  Object.entries(files).map(([name, paths]) => ({
    name,
    group,
    files: paths.split(' ').map((path) => `${folder}/${path}`),
  }))

/** Every screen of the product. */
export const screens: readonly Screen[] = [
  ...screensIn('Public site', 'site', {
    Header: 'Header',
    Footer: 'Footer',
    Home: 'HomePage',
    Library: 'LibraryPage',
    Playlist: 'PlaylistPage',
    Video: 'Video',
    'Popular courses': 'CoursesPage',
    Events: 'EventsPage',
    'Event details': 'EventDetailsPage',
    'Gallery and lightbox': 'GalleryPage',
    'Class page': 'ClassPage ClassPageOpen',
    Contact: 'ContactPage',
    'Not found': 'NotFoundPage',
    'Without a connection': 'Offline',
  }),
  ...screensIn('Console', 'admin', {
    'Sign-in': 'LoginPage',
    Frame: 'AdminLayout',
    'Console without a connection': 'OfflineConsole',
    'Not found in the console': 'NotFoundScreen',
    'Student details by address': 'people/StudentDetailPage',
    Print: 'print/PrintPage',
    'Recently deleted': 'trash/TrashPage trash/TrashRestore',
    History: 'audit/AuditPage audit/AuditDetails',
    Agenda: 'classes/ClassAgendaPage classes/ClassAgendaRows',
    'Text for WhatsApp': 'classes/ClassWhatsAppText classes/ClassTickedText',
    'Class page of a division': 'divisions/DivisionClassPage',
    'One-time link': 'LinkPage',
    Levels: 'Levels',
    'Asked again': 'ProofDialog',
    'Staff accounts': 'staff/StaffListPage',
    'My account': 'account/AccountPage',
    Import: 'import/ImportPage',
    'Site in the console': 'site/SitePage',
    'Section of the site':
      'site/SectionPage site/SectionByTouch site/SectionDiscard site/SectionLists site/SectionPhotographs',
    'Publish the site': 'site/PublishPage',
    'Versions of the site': 'site/VersionsPage',
  }),
  ...screensIn('Lists', 'admin', {
    Students: 'people/StudentListPage people/StudentListSorting people/StudentDetails people/StudentSeveral',
    Teachers: 'people/TeacherListPage',
    Divisions: 'divisions/DivisionListPage',
    Batches: 'batches/BatchListPage',
    Courses: 'courses/CourseListPage courses/CourseDetails',
    Classes: 'classes/ClassListPage classes/ClassShift',
    Roles: 'roles/RoleListPage',
  }),
  ...screensIn('Forms', 'admin', {
    'Student, add': 'people/StudentAddPage people/StudentAddByTouch people/StudentAddDoubts',
    'Student, edit': 'people/StudentEditPage',
    'Teacher, add': 'people/TeacherAddPage',
    'Teacher, edit': 'people/TeacherEditPage',
    'Division, add': 'divisions/DivisionAddPage divisions/DivisionAddByTouch',
    'Division, edit': 'divisions/DivisionEditPage',
    'Batch, add': 'batches/BatchAddPage',
    'Batch, edit': 'batches/BatchEditPage',
    'Course, add': 'courses/CourseAddPage courses/CourseAddSaved',
    'Course, edit': 'courses/CourseEditPage courses/CourseEditFresh courses/CourseEditMerge',
    'Class, add':
      'classes/ClassAddPage classes/ClassAddByTouch classes/ClassDivisions classes/ClassLinkAndTimes classes/ClassRepeat',
    'Class, edit': 'classes/ClassEditPage',
    'Role, add': 'roles/RoleAddPage',
    'Role, edit': 'roles/RoleEditPage',
  }),
]
