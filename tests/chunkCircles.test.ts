import { expect, test } from 'vitest'
import { circleIn } from '#scripts/chunkCircles.mjs'

test('chunks that import each other are found, however far apart', () => {
  const imports = new Map([
    ['entry', ['lists', 'react']],
    ['lists', ['forms', 'react']],
    ['forms', ['dialogs']],
    ['dialogs', ['lists']],
    ['react', []],
  ])
  expect(circleIn(imports)).toEqual(['lists', 'forms', 'dialogs'])
})

test('chunks that only share another do not count', () => {
  const imports = new Map([
    ['entry', ['lists', 'forms']],
    ['lists', ['react']],
    ['forms', ['lists', 'react']],
    ['react', []],
  ])
  expect(circleIn(imports)).toBeUndefined()
})
