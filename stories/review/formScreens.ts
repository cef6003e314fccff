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

/** States that another screen shows, because the same mechanism draws them. */
const alike = (screen: string, states: string) =>
  because(`It is drawn alike on every form: see ${screen}.`, states.split(' '))

/** Those of the form's states that it does not show itself. @param shown the states that it shows, by their names */
const drawnAlike = (screen: string, states: readonly string[], shown: string) =>
  alike(screen, states.filter((state) => !shown.split(' ').includes(state)).join(' '))

export const formScreens: readonly Screen[] = [
  form(
    'Student, add',
    'people',
    'StudentAddPage StudentAddFailures StudentAddDuplicates StudentAddDoubts',
    [...addStates, ...personStates, ...loadedPasswordStates, ...placeStates, ...seriesStates],
    generated,
    nothingLoaded,
    drawnAlike(
      'Course, add',
      addStates,
      'Empty SavedAndAnother Filled Refused Saving Saved Server422 SignedOutWhileTyping',
    ),
  ),
  form(
    'Student, edit',
    'people',
    'StudentEditPage StudentEditFailures StudentEditSending',
    [...editStates, ...personStates, ...loadedPasswordStates, ...placeStates, 'ConflictAsked'],
    drawnAlike('Course, edit', editStates, 'Conflict412 Filled Refused Server422'),
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
    drawnAlike('Course, add', addStates, 'Empty Refused Saving Saved Server422Unknown'),
    alike('Student, add', 'InvalidPhone InvalidEmail PasswordGenerated'),
  ),
  form(
    'Teacher, edit',
    'people',
    'TeacherEditPage',
    [...editStates, ...personStates, ...loadedPasswordStates],
    { ShortPassword: 'A teacher’s saved password may be short (statement 338).' },
    drawnAlike('Course, edit', editStates, 'Filled Refused'),
    alike('Student, add', 'InvalidPhone InvalidEmail PasswordGenerated'),
    alike('Student, edit', 'PasswordReverted'),
  ),
  form(
    'Division, add',
    'divisions',
    'DivisionAddPage DivisionAddFailures',
    [...addStates, 'MentorReloaded'],
    drawnAlike('Course, add', addStates, 'Empty SavedAndAnother Filled Refused Saved'),
  ),
  form(
    'Division, edit',
    'divisions',
    'DivisionEditPage',
    [...editStates, 'MentorReloaded'],
    drawnAlike('Course, edit', editStates, 'Filled Refused Saved'),
  ),
  form(
    'Batch, add',
    'batches',
    'BatchAddPage BatchAddFailures',
    addStates,
    drawnAlike('Course, add', addStates, 'Empty Filled Refused Cleared Saved'),
  ),
  form(
    'Batch, edit',
    'batches',
    'BatchEditPage',
    editStates,
    drawnAlike('Course, edit', editStates, 'Filled Refused'),
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
    drawnAlike(
      'Course, add',
      addStates,
      'Empty SavedAndAnother Filled Refused RefusedOne Saved Server422 DraftRestored',
    ),
  ),
  form(
    'Class, edit',
    'classes',
    'ClassEditPage ClassEditFailures',
    [...editStates, ...placeStates, ...classStates],
    drawnAlike('Course, edit', editStates, 'Conflict412 Filled Refused Saved'),
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
    drawnAlike('Course, add', addStates, 'Empty Refused RefusedOne Saved'),
  ),
  form(
    'Role, edit',
    'roles',
    'RoleEditPage',
    editStates,
    oneField,
    drawnAlike('Course, edit', editStates, 'Filled Refused RefusedOne'),
  ),
]
