import { expect, test } from 'vitest'
import { gatherStories } from '#storybook/gather.ts'
import { screens } from '#stories/review/screens.ts'
import { inAddress, statesIn } from '#stories/review/states.ts'

const stories = gatherStories()
const states = statesIn(stories)
const own = states.filter(({ shownOn }) => shownOn === undefined)

/** What of these occurs more than once. */
const twice = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index)

/** The names of a screen's own stories. */
const shownBy = (name: string) =>
  own.filter(({ screen }) => screen.name === name).map(({ story }) => story.name)

/** What all lists, or all forms, draw alike: the screens that show it for all of them, and the stories that they need for it. */
const models = {
  Courses: `Loaded LongAndMalayalam DetailsOpen Loading LastPage Empty NothingFound Refetching Failed NoToken LateAnswer
    SearchAfterAPause MarkedAfterEdit DeleteAsked DeleteBusy DeleteInUse DeleteFailed DeleteDone LastRowOfLastPage DetailsFailed
    DetailsGone`,
  'Course, add': `Empty Refused CourseCreate422 Failed Saved SavedAndAnother AlreadySaved SentTwice SignedOutWhileTyping SavedOpened
    SavedKeptTyping SavedChangedMeanwhile SavedGone SavedBeforeReload`,
  'Course, edit': `Loading LoadFailed Gone Filled Refused Saving Saved Server422 Failed Conflict412 SentTwice Dirty DraftRestored
    SignedOutWhileTyping FreshTaken FreshAfterTyping OtherRecord Merged MergedUnknown MineChosen TheirsChosen AskedAgain`,
}

test.each(Object.entries(models))('%s shows what all of its kind draw alike', (name, names) => {
  const shown = shownBy(name)
  expect(names.split(/\s+/).filter((state) => !shown.includes(state))).toEqual([])
})

test('every list and every form shows what it does not draw like the others', () => {
  for (const { name, group } of screens) {
    if (group !== 'Lists' && group !== 'Forms') continue
    const shown = shownBy(name)
    const first = group === 'Lists' ? ['Loaded'] : [name.endsWith('add') ? 'Empty' : 'Filled', 'Refused']
    const messages = Object.hasOwn(models, name) || name === 'Class, add' ? [] : ['OwnWords']
    expect(
      [...first, ...messages].filter((state) => !shown.includes(state)),
      name,
    ).toEqual([])
  }
})

/** How many stories there are at least; a story that goes is no state any more. */
const least = { 'Public site': 87, Console: 114, Lists: 77, Forms: 125 }

test.each(Object.entries(least))('no state of %s leaves the Atlas unnoticed', (group, count) => {
  expect(own.filter(({ screen }) => screen.group === group).length).toBeGreaterThanOrEqual(count)
})

test('states have names in words, each once on a screen', () => {
  const isCode = (name: string) => /[a-z][A-Z]|(?<!code \d*)\d\d/.test(name.replace('WhatsApp', ''))
  expect(own.map(({ name }) => name).filter(isCode)).toEqual([])
  expect(twice(states.map(({ screen, name }) => `${screen.name}: ${name}`))).toEqual([])
})

test('what happens alike on several screens has one name', () => {
  const screensWith = (name: string) =>
    own.filter((state) => state.name === name).map(({ screen }) => screen.name)
  expect(screensWith('Changed meanwhile')).toEqual(['Student, edit', 'Course, edit', 'Class, edit'])
  expect(screensWith('Save refused')).toEqual([
    'Student, add',
    'Student, edit',
    'Course, add',
    'Course, edit',
  ])
})

test('no two screens have the same name, and no two names the same place in an address', () => {
  const names = [...screens, ...states].map(({ name }) => name)
  expect(twice(screens.map(({ name }) => name))).toEqual([])
  expect(twice([...new Set(names)].map(inAddress))).toEqual([])
})

test('every file of stories of a page belongs to a screen', () => {
  const pages = new Set(stories.map(({ file }) => file).filter((file) => /^(admin|site)\//.test(file)))
  const known = new Set(screens.flatMap(({ files }) => files))
  expect([...pages].filter((file) => !known.has(file))).toEqual([])
  expect([...known].filter((file) => !pages.has(file))).toEqual([])
})
