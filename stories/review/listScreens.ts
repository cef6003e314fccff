import { because, screenOf, type Reasons, type Screen } from './screen.ts'

const filterStates = ['FilterOpen', 'FilterChosen', 'FilterFailed'] as const
const detailStates = ['DetailsOpen', 'DetailsLoading', 'DetailsFailed', 'DetailsGone'] as const
const downloadStates = ['DownloadBusy', 'DownloadDone', 'DownloadFailed', 'DownloadCancelled'] as const
const pageStates = ['MiddlePage', 'LastPage', 'LastRowOfLastPage'] as const
const searchStates = ['NothingFound', 'LateAnswer'] as const

/** The states of a list. */
const listStates = [
  'Loading',
  'Loaded',
  'OneRow',
  'LongAndMalayalam',
  'MissingParts',
  'Empty',
  'Refetching',
  'Failed',
  'FailedPlain',
  'NoToken',
  'Offline',
  'ServerSlow',
  ...pageStates,
  ...searchStates,
  ...filterStates,
  'DependentDisabled',
  'MarkedAfterEdit',
  'RemovedRow',
  'DeleteAsked',
  'DeleteBusy',
  'DeleteRefused',
  'DeleteRefusedPlain',
  'DeleteFailed',
  'DeleteDone',
  'Undo',
  ...detailStates,
  ...downloadStates,
] as const

type ListReasons = Reasons<(typeof listStates)[number]>

const list = (name: string, folder: string, files: string, ...reasons: ListReasons[]): Screen =>
  screenOf(
    { name, group: 'Lists', files: files.split(' ').map((file) => `admin/${folder}/${file}`) },
    listStates,
    reasons,
  )

const noDownload: ListReasons = because(
  'Only the lists of students and classes are downloaded.',
  downloadStates,
)
const noDetails: ListReasons = because('Its rows say all that there is: they open no details.', detailStates)
const oneFilter: ListReasons = { DependentDisabled: 'None of its filters waits for another one.' }
const refusedInWords: ListReasons = {
  DeleteRefusedPlain: 'Only batches have words of their own for a refusal without a message (statement 443).',
}

export const listScreens: readonly Screen[] = [
  list(
    'Students',
    'people',
    'StudentListPage StudentListFilters StudentListSorting StudentDelete StudentDetails StudentDownload StudentSeveral StudentLeft',
    refusedInWords,
  ),
  list(
    'Teachers',
    'people',
    'TeacherListPage TeacherListSearch TeacherDelete TeacherDetails TeacherSeveral',
    refusedInWords,
    noDownload,
    oneFilter,
  ),
  list(
    'Divisions',
    'divisions',
    'DivisionListPage DivisionListFilter DivisionDelete DivisionDetails',
    refusedInWords,
    noDownload,
    { DependentDisabled: 'The mentors follow the batch, and can be chosen without one.' },
  ),
  list('Batches', 'batches', 'BatchListPage BatchListFilter BatchDelete BatchDetails', noDownload, oneFilter),
  list(
    'Courses',
    'courses',
    'CourseListPage CourseListSearch CourseDelete CourseDetails',
    refusedInWords,
    noDownload,
    oneFilter,
    because('It is searched, and has no filter.', filterStates),
    { MissingParts: 'A course always has both its title and its description.' },
  ),
  list(
    'Classes',
    'classes',
    'ClassListPage ClassListFilters ClassListTimes ClassDelete ClassDetails ClassDownload ClassSeveral ClassShift',
    refusedInWords,
    { DeleteRefused: 'Nothing uses a class, so it can always be deleted.' },
  ),
  list(
    'Roles',
    'roles',
    'RoleListPage RoleDelete',
    refusedInWords,
    noDownload,
    noDetails,
    oneFilter,
    because('All roles are on one page (reading Q36).', pageStates),
    because('Roles are not searched (reading Q36).', searchStates),
    because('Roles have no filter (reading Q36).', filterStates),
    { MissingParts: 'A role is a name alone.' },
  ),
]
