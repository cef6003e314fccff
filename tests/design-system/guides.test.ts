import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as designSystem from '#design-system/index.ts'
import { foundationWords } from '#stories/foundations/foundationWords.ts'
import { stateStories, type Guide, type PartState } from '#storybook/guide.ts'

const stories = 'stories/design-system'

/** What parts stand on or contain, not a part that a page is made of. */
const withoutGuide = new Set(['Popup', 'SelectSearch', 'TableSelection', 'Usage', 'Words'])

/** The names of a folder's files with this ending, the ending left off. */
function namesIn(folder: string, ending: string) {
  return readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
}

const told = namesIn(stories, '.stories.tsx').filter((name) => !withoutGuide.has(name))
const guides = import.meta.glob<Guide>('/stories/design-system/guides/*.ts', { eager: true, import: 'guide' })

const guideOf = (name: string) => guides[`/${stories}/guides/${name}.ts`]
const storyOf = (name: string) => readFileSync(`${stories}/${name}.stories.tsx`, 'utf8')

test('every part with stories has a guide', () => {
  expect(
    told.filter((name) => guideOf(name) === undefined),
    'stories without a file in guides',
  ).toEqual([])
})

test('every guide has an example in usage, and every example a guide', () => {
  expect(namesIn(`${stories}/usage`, '.tsx')).toEqual(namesIn(`${stories}/guides`, '.ts'))
})

test('every guide that says who holds the state has an example in state, and every such example a guide', () => {
  const saying = namesIn(`${stories}/guides`, '.ts').filter((name) => guideOf(name)?.state !== undefined)
  expect(namesIn(`${stories}/state`, '.tsx')).toEqual(saying)
})

test.each(namesIn(`${stories}/usage`, '.tsx'))('the example of %s imports the package alone', (name) => {
  const code = readFileSync(`${stories}/usage/${name}.tsx`, 'utf8')
  const sources = [...code.matchAll(/ from '(.+)'$/gm)].map(([, source]) => source)
  expect(sources.filter((source) => source !== 'react' && source !== '@institute/design-system')).toEqual([])
  expect(code).toMatch(new RegExp(String.raw`<${firstPart(name)}\b`))
})

/** A part that an example of this name shows; Ornaments and Skeleton are several. */
const firstPart = (name: string) => ({ Ornaments: 'Star', Skeleton: 'Skeleton\\w+' })[name] ?? name

test('every guide has a part with stories', () => {
  const strays = namesIn(`${stories}/guides`, '.ts').filter((name) => !told.includes(name))
  expect(strays, 'guides without a story file').toEqual([])
})

test('every story file attaches the guide of its own name', () => {
  const isAttached = (name: string) =>
    storyOf(name).includes(`import { guide } from './guides/${name}.ts'`) &&
    /preview\.meta\(\{[\s\S]*?\bparameters: \{[^}]*\bguide\b/.test(metaOf(name))
  expect(
    told.filter((name) => guideOf(name) !== undefined && !isAttached(name)),
    'stories that need the parameters line',
  ).toEqual([])
})

/** From the meta to the first story. */
const metaOf = (name: string) => /preview\.meta\([\s\S]*?(?=\nexport const )/.exec(storyOf(name))?.[0] ?? ''

const states = Object.keys(stateStories) as PartState[]

/** What a part's stories show, by their names: DisabledAndInvalid shows two states. */
const namedIn = (name: string) =>
  [...storyOf(name).matchAll(/^export const (\w+) = /gm)].flatMap(([, story = '']) => story.split('And'))

/** Whether a story shows this state of a part. */
const isShown = (name: string, state: PartState) =>
  stateStories[state].some((story) => namedIn(name).includes(story))

test.each(told)('%s shows each state in a story, or its guide says why it has none', (name) => {
  const without = guideOf(name)?.without ?? {}
  const missing = states.filter((state) => !isShown(name, state) && without[state] === undefined)
  expect(missing, 'states with neither a story nor a reason').toEqual([])
  const both = states.filter((state) => isShown(name, state) && without[state] !== undefined)
  expect(both, 'states with a story and a reason for none').toEqual([])
})

test('no other name leads to two pages', () => {
  const words = [
    ...Object.values(guides).flatMap((guide) => guide.alsoKnownAs),
    ...Object.values(foundationWords).flat(),
  ]
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
})

/** Names that the package exports, and the one guide that stands for several of them. */
const published = new Set([...Object.keys(designSystem), 'Ornaments'])

describe.each(Object.entries(guides))('%s', (_file, guide) => {
  test('says what it is for, when not, what it brings, what to do and what not to', () => {
    const { purpose, use, notFor, anatomy, accessibility, dos, donts, related, alsoKnownAs } = guide
    const said = { purpose: [purpose], use, related, alsoKnownAs, notFor, anatomy, accessibility, dos, donts }
    const silent = Object.entries(said).filter(([, lines]) => !lines.some((line) => line.trim() !== ''))
    expect(silent.map(([name]) => name)).toEqual([])
  })

  test('says each thing once, in whole sentences where they are sentences', () => {
    const { use, notFor, anatomy, accessibility, dos, donts, related, alsoKnownAs, keyboard } = guide
    for (const lines of [
      use,
      related,
      alsoKnownAs,
      notFor,
      anatomy,
      accessibility,
      dos,
      donts,
      keyboard.map(([key]) => key),
    ])
      expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([])
    const sentences = [
      guide.purpose,
      ...(guide.statusReason ? [guide.statusReason] : []),
      ...(guide.state ? [guide.state] : []),
      ...use,
      ...notFor,
      ...accessibility,
      ...dos,
      ...donts,
      ...keyboard.map(([, does]) => does),
      ...Object.values(guide.without),
    ]
    expect(sentences.filter((line) => !/[.?!]["”]?$/.test(line))).toEqual([])
  })

  test('gives a reason if the component is on trial, and the version that it came with', () => {
    expect(guide.statusReason !== undefined).toBe(guide.status === 'trial')
    expect(guide.since).toMatch(/^\d+\.\d+\.\d+$/)
  })

  test('names related components that the package exports', () => {
    expect(guide.related.filter((name) => !published.has(name))).toEqual([])
  })

  test('writes other names in lower case', () => {
    expect(guide.alsoKnownAs.filter((name) => name !== name.toLowerCase())).toEqual([])
  })

  test('uses no dash for a pause', () => {
    expect(JSON.stringify(guide)).not.toMatch(/[\u2013\u2014]/)
  })
})
