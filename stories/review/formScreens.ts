import { because, screenOf, type Reasons, type Screen } from './screen.ts'

/** The states of every form. */
const formStates = [
  'Filled',
  'Refused',
  'RefusedOne',
  'Cleared',
  'Saving',
  'Saved',
  'Server422',
  'Server422Unknown',
  'Failed',
  'Offline',
  'TimedOut',
  'SentTwice',
  'Dirty',
  'DraftRestored',
  'SignedOutWhileTyping',
] as const

const addStates = ['Empty', 'SavedAndAnother', 'AlreadySaved', ...formStates] as const
const editStates = ['Loading', 'LoadFailed', 'Gone', 'Conflict412', ...formStates] as const

/** States after a first version was saved while its response was lost. */
const savedStates = [
  'SavedOpened',
  'SavedKeptTyping',
  'SavedUncorrected',
  'SavedAndAnotherAmended',
  'SavedChangedMeanwhile',
  'SavedGone',
  'SavedBeforeReload',
  'Refused409',
] as const
/** States of a record that changes while its form is open. */
const freshStates = ['FreshTaken', 'FreshAfterTyping', 'TheirsUntouched', 'OtherRecord'] as const

/** States of a form whose record somebody else has saved meanwhile. */
const mergeStates = [
  'Merged',
  'MergedAgain',
  'MergedUnknown',
  'NotChosen',
  'MineChosen',
  'TheirsChosen',
  'AskedAgain',
] as const

/** States while one student is added after another. */
const seriesStates = [
  'SeriesDone',
  'CodeOffered',
  'SameMobile',
  'SameNameAndBirthday',
  'SearchFailed',
] as const

const personStates = [
  'InvalidPhone',
  'InvalidEmail',
  'ShortPassword',
  'PasswordGenerated',
  'PasswordShownOnce',
] as const
const loadedPasswordStates = ['PasswordReverted', 'PasswordUnchanged', 'PasswordFromBackEnd'] as const
const placeStates = ['BatchChosen', 'BatchCleared', 'NoDivisions', 'DivisionsFailed'] as const
const classStates = [
  'TagsMany',
  'TagsLong',
  'VideoLinkEachForm',
  'VideoLinkOdd',
  'ExpiryBeforeSchedule',
  'OtherZone',
] as const

/** States of the add form of classes alone. */
const repeatStates = [
  'ClashNamed',
  'OddHour',
  'RepeatOpened',
  'RepeatTakenOut',
  'RepeatMoved',
  'RepeatClash',
  'ClashesUnknown',
  'RepeatTooMany',
  'RepeatTimes',
  'RepeatSaving',
  'RepeatSaved',
  'RepeatOffline',
] as const

const form = <State extends string>(
  name: string,
  folder: string,
  files: string,
  states: readonly State[],
  ...reasons: Reasons<State>[]
): Screen =>
  screenOf(
    { name, group: 'Forms', files: files.split(' ').map((file) => `admin/${folder}/${file}`) },
    states,
    reasons,
  )

const generated = { ShortPassword: 'Its password is always generated, and 12 characters long.' }
const nothingLoaded = because(
  'A new record has no password that could be kept or brought back.',
  loadedPasswordStates,
)
const oneField = { RefusedOne: 'It has one field: Refused is the same.' }

export const formScreens: readonly Screen[] = [
  form(
    'Student, add',
    'people',
    'StudentAddPage StudentAddFailures StudentAddDuplicates StudentAddDoubts',
    [...addStates, ...personStates, ...loadedPasswordStates, ...placeStates, ...seriesStates],
    generated,
    nothingLoaded,
  ),
  form(
    'Student, edit',
    'people',
    'StudentEditPage StudentEditFields StudentEditFailures StudentEditSending',
    [...editStates, ...personStates, ...loadedPasswordStates, ...placeStates, 'ConflictAsked'],
  ),
  form(
    'Teacher, add',
    'people',
    'TeacherAddPage TeacherAddFailures',
    [...addStates, ...personStates, ...loadedPasswordStates],
    generated,
    nothingLoaded,
  ),
  form(
    'Teacher, edit',
    'people',
    'TeacherEditPage TeacherEditFailures',
    [...editStates, ...personStates, ...loadedPasswordStates],
    { ShortPassword: 'A teacher’s saved password may be short (statement 338).' },
  ),
  form('Division, add', 'divisions', 'DivisionAddPage DivisionAddFailures', [...addStates, 'MentorReloaded']),
  form('Division, edit', 'divisions', 'DivisionEditPage DivisionEditFailures', [
    ...editStates,
    'MentorReloaded',
  ]),
  form('Batch, add', 'batches', 'BatchAddPage BatchAddFailures', addStates),
  form('Batch, edit', 'batches', 'BatchEditPage BatchEditFailures', editStates),
  // States that all forms share, shown once, on the simplest form.
  form('Course, add', 'courses', 'CourseAddPage CourseAddFailures CourseAddSaved', [
    ...addStates,
    ...savedStates,
    'CourseCreate422',
    'Busy',
  ]),
  form('Course, edit', 'courses', 'CourseEditPage CourseEditFailures CourseEditFresh CourseEditMerge', [
    ...editStates,
    ...freshStates,
    ...mergeStates,
  ]),
  form(
    'Class, add',
    'classes',
    'ClassAddPage ClassAddFailures ClassDivisions ClassLinkAndTimes ClassClashes ClassRepeat',
    [...addStates, ...placeStates, ...classStates, ...repeatStates],
  ),
  form('Class, edit', 'classes', 'ClassEditPage ClassEditFields ClassEditFailures', [
    ...editStates,
    ...placeStates,
    ...classStates,
  ]),
  form('Role, add', 'roles', 'RoleAddPage', addStates, oneField),
  form('Role, edit', 'roles', 'RoleEditPage RoleEditFailures', editStates, oneField),
]
