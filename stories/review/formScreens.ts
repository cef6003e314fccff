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
  'SavedChangedMeanwhile',
  'SavedGone',
  'SavedBeforeReload',
] as const
/** States of a record that changes while its form is open. */
const freshStates = ['FreshTaken', 'FreshAfterTyping', 'OtherRecord'] as const

/** States of a form whose record somebody else has saved meanwhile. */
const mergeStates = ['Merged', 'MergedUnknown', 'MineChosen', 'TheirsChosen', 'AskedAgain'] as const

/** States while one student is added after another. */
const seriesStates = ['SeriesDone', 'SameMobile', 'SameNameAndBirthday', 'SearchFailed'] as const

const personStates = ['Invalid', 'PasswordShownOnce'] as const
const loadedPasswordStates = ['PasswordUnchanged', 'PasswordFromBackEnd'] as const
const placeStates = ['BatchChosen', 'NoDivisions', 'DivisionsFailed'] as const
const classStates = ['TagsMany', 'TagsLong', 'VideoLinkOdd', 'ExpiryBeforeSchedule', 'OtherZone'] as const

/** States of the add form of classes alone. */
const repeatStates = [
  'ClashNamed',
  'RepeatOpened',
  'RepeatTakenOut',
  'RepeatClash',
  'ClashesUnknown',
  'RepeatTooMany',
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

const nothingLoaded = because(
  'A new record has no password that could be kept or brought back.',
  loadedPasswordStates,
)

/** States that another screen shows, because the same mechanism draws them. */
const alike = (screen: string, states: string) =>
  because(`It is drawn alike on every form: see ${screen}.`, states.split(' '))

/** Those of the form's states that it does not show itself. @param shown the states that it shows, by their names */
const drawnAlike = (screen: string, states: readonly string[], shown: string) =>
  alike(screen, states.filter((state) => !shown.split(' ').includes(state)).join(' '))

/** States on the way of another story, which goes through them. */
const onTheWay = (story: string, states: string) =>
  because(`The story ${story} goes through it.`, states.split(' '))

/** What every story that fills a form or refuses it goes through, one state after the other. */
const walked = {
  ...onTheWay('Refused', 'RefusedOne Cleared'),
  ...onTheWay('Failed', 'Offline TimedOut'),
  ...onTheWay('Server422', 'Server422Unknown'),
}

export const formScreens: readonly Screen[] = [
  form(
    'Student, add',
    'people',
    'StudentAddPage StudentAddDoubts',
    [...addStates, ...personStates, ...loadedPasswordStates, ...placeStates, ...seriesStates],
    nothingLoaded,
    drawnAlike('Course, add', addStates, 'Empty SavedAndAnother Refused Saving Server422'),
    onTheWay('PasswordShownOnce', 'Saved'),
  ),
  form(
    'Student, edit',
    'people',
    'StudentEditPage',
    [...editStates, ...personStates, ...loadedPasswordStates, ...placeStates, 'ConflictAsked'],
    drawnAlike('Course, edit', editStates, 'Conflict412 Filled Refused Server422'),
    alike('Student, add', 'Invalid BatchChosen NoDivisions DivisionsFailed'),
    { PasswordShownOnce: 'The flow "replaces a lost password" goes through it.' },
  ),
  form(
    'Teacher, add',
    'people',
    'TeacherAddPage',
    [...addStates, ...personStates, ...loadedPasswordStates],
    nothingLoaded,
    drawnAlike('Course, add', addStates, 'Empty Refused'),
    alike('Student, add', 'Invalid'),
    onTheWay('PasswordShownOnce', 'Saving Saved'),
    onTheWay('OwnWords', 'Server422Unknown'),
  ),
  form(
    'Teacher, edit',
    'people',
    'TeacherEditPage',
    [...editStates, ...personStates, ...loadedPasswordStates],
    drawnAlike('Course, edit', editStates, 'Filled Refused'),
    alike('Student, add', 'Invalid PasswordShownOnce'),
  ),
  form(
    'Division, add',
    'divisions',
    'DivisionAddPage',
    [...addStates, 'MentorReloaded'],
    drawnAlike('Course, add', addStates, 'Empty SavedAndAnother Refused Saved'),
    onTheWay('Saved', 'Filled'),
  ),
  form(
    'Division, edit',
    'divisions',
    'DivisionEditPage',
    [...editStates, 'MentorReloaded'],
    drawnAlike('Course, edit', editStates, 'Filled Refused'),
    onTheWay('MentorReloaded', 'Saved'),
  ),
  form(
    'Batch, add',
    'batches',
    'BatchAddPage',
    addStates,
    drawnAlike('Course, add', addStates, 'Empty Refused Saved'),
    onTheWay('Saved', 'Filled'),
    onTheWay('Refused', 'Cleared'),
  ),
  form(
    'Batch, edit',
    'batches',
    'BatchEditPage',
    editStates,
    drawnAlike('Course, edit', editStates, 'Filled Refused'),
  ),
  // States that all forms share, shown once, on the simplest form.
  form(
    'Course, add',
    'courses',
    'CourseAddPage CourseAddSaved',
    [...addStates, ...savedStates, 'CourseCreate422'],
    walked,
    onTheWay('Saved', 'Filled'),
    onTheWay('CourseCreate422', 'Server422 Server422Unknown'),
    alike('Course, edit', 'Saving TimedOut Dirty DraftRestored'),
  ),
  form(
    'Course, edit',
    'courses',
    'CourseEditPage CourseEditFresh CourseEditMerge',
    [...editStates, ...freshStates, ...mergeStates],
    walked,
  ),
  form(
    'Class, add',
    'classes',
    'ClassAddPage ClassDivisions ClassLinkAndTimes ClassRepeat',
    [...addStates, ...placeStates, ...classStates, ...repeatStates],
    drawnAlike('Course, add', addStates, 'Empty SavedAndAnother Refused Saved Server422 DraftRestored'),
    onTheWay('DraftRestored', 'Filled'),
    onTheWay('Refused', 'RefusedOne'),
  ),
  form(
    'Class, edit',
    'classes',
    'ClassEditPage',
    [...editStates, ...placeStates, ...classStates],
    drawnAlike('Course, edit', editStates, 'Conflict412 Filled Refused Saved'),
    alike(
      'Class, add',
      'BatchChosen NoDivisions DivisionsFailed TagsMany TagsLong VideoLinkOdd ExpiryBeforeSchedule OtherZone',
    ),
  ),
  form(
    'Role, add',
    'roles',
    'RoleAddPage',
    addStates,
    drawnAlike('Course, add', addStates, 'Empty Refused Saved'),
  ),
  form(
    'Role, edit',
    'roles',
    'RoleEditPage',
    editStates,
    drawnAlike('Course, edit', editStates, 'Filled Refused'),
  ),
]
