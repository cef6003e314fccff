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

/** The states that another screen shows, because the same mechanism draws them. */
const alike = (screen: string, states: string) =>
  because(`It is drawn alike on every form: see ${screen}.`, states.split(' '))

export const formScreens: readonly Screen[] = [
  form(
    'Student, add',
    'people',
    'StudentAddPage StudentAddFailures StudentAddDuplicates StudentAddDoubts',
    [...addStates, ...personStates, ...loadedPasswordStates, ...placeStates, ...seriesStates],
    generated,
    nothingLoaded,
    alike(
      'Course, add',
      'AlreadySaved RefusedOne Cleared Server422Unknown Failed Offline TimedOut SentTwice Dirty DraftRestored',
    ),
  ),
  form(
    'Student, edit',
    'people',
    'StudentEditPage StudentEditFailures StudentEditSending',
    [...editStates, ...personStates, ...loadedPasswordStates, ...placeStates, 'ConflictAsked'],
    alike(
      'Course, edit',
      'Loading LoadFailed Gone RefusedOne Cleared Saving Saved Server422Unknown Failed Offline TimedOut SentTwice Dirty DraftRestored SignedOutWhileTyping',
    ),
    alike(
      'Student, add',
      'InvalidPhone InvalidEmail PasswordGenerated BatchChosen BatchCleared NoDivisions DivisionsFailed',
    ),
  ),
  form(
    'Teacher, add',
    'people',
    'TeacherAddPage TeacherAddFailures',
    [...addStates, ...personStates, ...loadedPasswordStates],
    generated,
    nothingLoaded,
    alike(
      'Course, add',
      'SavedAndAnother AlreadySaved Filled RefusedOne Cleared Server422 Failed Offline TimedOut SentTwice Dirty DraftRestored SignedOutWhileTyping',
    ),
    alike('Student, add', 'InvalidPhone InvalidEmail PasswordGenerated'),
  ),
  form(
    'Teacher, edit',
    'people',
    'TeacherEditPage',
    [...editStates, ...personStates, ...loadedPasswordStates],
    { ShortPassword: 'A teacher’s saved password may be short (statement 338).' },
    alike(
      'Course, edit',
      'Loading LoadFailed Gone Conflict412 RefusedOne Cleared Saving Saved Server422 Server422Unknown Failed Offline TimedOut SentTwice Dirty DraftRestored SignedOutWhileTyping',
    ),
    alike('Student, add', 'InvalidPhone InvalidEmail PasswordGenerated'),
    alike('Student, edit', 'PasswordReverted'),
  ),
  form(
    'Division, add',
    'divisions',
    'DivisionAddPage DivisionAddFailures',
    [...addStates, 'MentorReloaded'],
    alike(
      'Course, add',
      'AlreadySaved RefusedOne Cleared Saving Server422 Server422Unknown Failed Offline TimedOut SentTwice Dirty DraftRestored SignedOutWhileTyping',
    ),
  ),
  form(
    'Division, edit',
    'divisions',
    'DivisionEditPage',
    [...editStates, 'MentorReloaded'],
    alike(
      'Course, edit',
      'Loading LoadFailed Gone Conflict412 RefusedOne Cleared Saving Server422 Server422Unknown Failed Offline TimedOut SentTwice Dirty DraftRestored SignedOutWhileTyping',
    ),
  ),
  form(
    'Batch, add',
    'batches',
    'BatchAddPage BatchAddFailures',
    addStates,
    alike(
      'Course, add',
      'SavedAndAnother AlreadySaved RefusedOne Saving Server422 Server422Unknown Failed Offline TimedOut SentTwice Dirty DraftRestored SignedOutWhileTyping',
    ),
  ),
  form(
    'Batch, edit',
    'batches',
    'BatchEditPage',
    editStates,
    alike(
      'Course, edit',
      'Loading LoadFailed Gone Conflict412 RefusedOne Cleared Saving Saved Server422 Server422Unknown Failed Offline TimedOut SentTwice Dirty DraftRestored SignedOutWhileTyping',
    ),
  ),
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
    alike(
      'Course, add',
      'AlreadySaved Cleared Saving Server422Unknown Failed Offline TimedOut SentTwice Dirty SignedOutWhileTyping',
    ),
  ),
  form(
    'Class, edit',
    'classes',
    'ClassEditPage ClassEditFailures',
    [...editStates, ...placeStates, ...classStates],
    alike(
      'Course, edit',
      'Loading LoadFailed Gone RefusedOne Cleared Saving Server422 Server422Unknown Failed Offline TimedOut SentTwice Dirty DraftRestored SignedOutWhileTyping',
    ),
    alike(
      'Class, add',
      'BatchChosen BatchCleared NoDivisions DivisionsFailed TagsMany TagsLong VideoLinkEachForm VideoLinkOdd ExpiryBeforeSchedule OtherZone',
    ),
  ),
  form(
    'Role, add',
    'roles',
    'RoleAddPage',
    addStates,
    oneField,
    alike(
      'Course, add',
      'SavedAndAnother AlreadySaved Filled Cleared Saving Server422 Server422Unknown Failed Offline TimedOut SentTwice Dirty DraftRestored SignedOutWhileTyping',
    ),
  ),
  form(
    'Role, edit',
    'roles',
    'RoleEditPage',
    editStates,
    oneField,
    alike(
      'Course, edit',
      'Loading LoadFailed Gone Conflict412 Cleared Saving Saved Server422 Server422Unknown Failed Offline TimedOut SentTwice Dirty DraftRestored SignedOutWhileTyping',
    ),
  ),
]
