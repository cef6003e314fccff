import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { typesIn } from '#storybook/typesIn.ts'
import { allTables, publishedNames } from './docgen.ts'

const tables = await allTables()
const { components, types } = publishedNames()

/** The object types in the props of published components, whose fields their docs pages list. */
const listed = typesIn(
  [...components.keys()].map((name) => tables.components.get(name) ?? {}),
  tables.types,
)

/** All rows that docs pages show, with the names of their components or types. */
const rows = [
  ...[...components.keys()].map((name) => [name, tables.components.get(name) ?? {}] as const),
  ...[...listed].map((name) => [name, tables.types.get(name) ?? {}] as const),
].flatMap(([name, table]) =>
  Object.entries(table).map(([prop, row]) => ({ name: `${name}.${prop}`, ...row })),
)

/** The components whose tables the docs pages show. */
const shown = readdirSync('stories/design-system')
  .filter((file) => file.endsWith('.stories.tsx'))
  .flatMap((file) => {
    const story = readFileSync(`stories/design-system/${file}`, 'utf8')
    const [, main = ''] = /\bcomponent: (\w+)/.exec(story) ?? []
    const [, others = ''] = /\bsubcomponents: \{([^}]*)\}/.exec(story) ?? []
    return [main, ...(others.match(/\w+/g) ?? [])]
  })

test('the compiler finds the published components and types', () => {
  expect(components.size).toBeGreaterThan(70)
  expect(components.get('TextField')).toContain('onChange')
  expect(types.get('Selection')).toContain('selectedKeys')
})

test('the table of each component has all of its props, inherited ones too', () => {
  const missing = [...components].flatMap(([name, props]) => {
    const table = tables.components.get(name) ?? {}
    return props.filter((prop) => !(prop in table)).map((prop) => `${name}.${prop}`)
  })
  expect(missing).toEqual([])
})

test('the types in the props of a table have all of their fields in tables of their own', () => {
  expect([...listed]).toEqual(expect.arrayContaining(['Column', 'Selection', 'Sorting', 'SortDescriptor']))
  expect([...listed].filter((name) => !types.has(name))).toEqual([])
  const missing = [...listed].flatMap((name) => {
    const table = tables.types.get(name) ?? {}
    return (types.get(name) ?? []).filter((field) => !(field in table)).map((field) => `${name}.${field}`)
  })
  expect(missing).toEqual([])
})

test('each prop and each field of a type has a sentence', () => {
  const silent = rows.filter(({ description = '' }) => description.replace(/@\w+.*/g, '').trim() === '')
  expect(silent.map(({ name }) => name)).toEqual([])
})

test('no type is left out of a table', () => {
  const unknown = rows.filter(({ tsType }) => tsType === undefined || tsType.name === 'unknown')
  // The state of a history entry is any value.
  expect(unknown.map(({ name }) => name).filter((name) => !name.endsWith('.state'))).toEqual([])
})

test('each component is on a docs page, as the main one or as a part of another', () => {
  expect([...components.keys()].filter((name) => !shown.includes(name))).toEqual([])
})
