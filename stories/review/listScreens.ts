import { because, screenOf, type Reasons, type Screen } from './screen.ts'

/** What all lists share. */
const sharedStates = [
  'Loading',
  'LastPage',
  'Empty',
  'NothingFound',
  'Refetching',
  'Failed',
  'NoToken',
  'LateAnswer',
  'SearchAfterAPause',
  'MarkedAfterEdit',
  'DeleteAsked',
  'DeleteBusy',
  'DeleteInUse',
  'DeleteFailed',
  'DeleteDone',
  'LastRowOfLastPage',
  'DetailsFailed',
  'DetailsGone',
] as const

const filterStates = ['FilterOpen', 'FilterFailed'] as const
const downloadStates = ['DownloadBusy', 'DownloadFailed'] as const

/** The states of a list. */
const listStates = [
  'Loaded',
  'MissingParts',
  'LongAndMalayalam',
  'OwnWords',
  'FilterChosen',
  'DetailsOpen',
  'DownloadDone',
  ...sharedStates,
  ...filterStates,
  ...downloadStates,
] as const

type ListReasons = Reasons<(typeof listStates)[number]>

const list = (name: string, folder: string, files: string, ...reasons: ListReasons[]): Screen =>
  screenOf(
    { name, group: 'Lists', files: files.split(' ').map((file) => `admin/${folder}/${file}`) },
    listStates,
    reasons,
  )

const likeCourses: ListReasons = because(
  'All lists draw it alike: see Courses. The words of its own are in Own words.',
  sharedStates,
)
const likeStudents: ListReasons = because('All lists draw it alike: see Students.', [
  ...filterStates,
  ...downloadStates,
])
const withMissingParts: ListReasons = { LongAndMalayalam: 'Missing parts have a long Malayalam name, too.' }
const noDownload: ListReasons = { DownloadDone: 'Only the lists of students and classes are downloaded.' }

export const listScreens: readonly Screen[] = [
  list(
    'Students',
    'people',
    'StudentListPage StudentListSorting StudentDetails StudentSeveral',
    likeCourses,
    withMissingParts,
  ),
  list('Teachers', 'people', 'TeacherListPage', likeCourses, likeStudents, withMissingParts, noDownload),
  list('Divisions', 'divisions', 'DivisionListPage', likeCourses, likeStudents, withMissingParts, noDownload),
  list('Batches', 'batches', 'BatchListPage', likeCourses, likeStudents, withMissingParts, noDownload),
  list('Courses', 'courses', 'CourseListPage CourseDetails', likeStudents, noDownload, {
    OwnWords: 'Each of its words is in a state of its own.',
    FilterChosen: 'It is searched, and has no filter.',
    MissingParts: 'A course always has both its title and its description.',
  }),
  list('Classes', 'classes', 'ClassListPage ClassShift', likeCourses, likeStudents, withMissingParts, {
    DetailsOpen: 'They are open in Missing parts.',
  }),
  list(
    'Roles',
    'roles',
    'RoleListPage',
    because(
      'All lists draw it alike: see Courses. The words of its own are in Own words.',
      sharedStates.filter((state) => state !== 'Empty' && state !== 'MarkedAfterEdit'),
    ),
    because('Only the lists of students and classes are downloaded.', [...downloadStates, 'DownloadDone']),
    because('Roles have no filter (reading Q36).', [...filterStates, 'FilterChosen']),
    {
      MissingParts: 'A role is a name alone.',
      DetailsOpen: 'Its rows say all that there is: they open no details.',
    },
  ),
]
