import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { faults } from './faults/catalogue.mjs'

const names = faults.map(({ name }) => name)

test('there are faults enough, each with a name of its own', () => {
  expect(faults.length).toBeGreaterThanOrEqual(84)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test.each(faults)('$name: its text occurs once, and its tests exist', ({ file, from, to, tries }) => {
  expect(readFileSync(file, 'utf8').split(from)).toHaveLength(2)
  expect(to).not.toBe(from)
  const files = Object.values(tries).flat()
  expect(files).not.toEqual([])
  expect(files.filter((path) => !existsSync(path))).toEqual([])
})
