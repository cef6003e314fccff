import { buildIndex } from 'storybook/internal/core-server'
import { describe, expect, test } from 'vitest'
import { gatherStories } from '#storybook/gather.ts'
import { screens } from '#stories/review/screens.ts'

const stories = gatherStories()

describe.each(screens)('$name', ({ files, states, without }) => {
  const shown = stories.filter((story) => files.includes(story.file)).map((story) => story.name)

  test('shows each of its states in one story of that name', () => {
    expect(states.filter((state) => !shown.includes(state))).toEqual([])
    expect(states.filter((state) => shown.indexOf(state) !== shown.lastIndexOf(state))).toEqual([])
  })

  test('says in a sentence why it cannot have the others, and shows none of them', () => {
    const reasons = Object.entries(without)
    expect(reasons.filter(([, reason]) => !/^[A-Z].*\.$/.test(reason))).toEqual([])
    expect(reasons.filter(([state]) => shown.includes(state))).toEqual([])
  })
})

test('no two screens have the same name', () => {
  const names = screens.map(({ name }) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('every file of stories of a page belongs to a screen', () => {
  const pages = new Set(stories.map(({ file }) => file).filter((file) => /^(admin|site)\//.test(file)))
  const known = new Set(screens.flatMap(({ files }) => files))
  expect([...pages].filter((file) => !known.has(file))).toEqual([])
  expect([...known].filter((file) => !pages.has(file))).toEqual([])
})

test('stories have the ids that Storybook gives them, so that no link to one is dead', async () => {
  const { entries } = await buildIndex({ configDir: '.storybook' })
  const ids = Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id }) => id)
  expect(stories.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
})
