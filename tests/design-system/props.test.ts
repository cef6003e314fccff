import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { interfacesIn, typesNamedIn } from '#storybook/typeSources.ts'
import { allTables, publishedNames } from './docgen.ts'

const tables = await allTables()
const { components, types } = publishedNames()

/** All rows that docs pages show, with the names of their components. */
const rows = [...components.keys()].flatMap((name) =>
  Object.entries(tables.get(name) ?? {}).map(([prop, row]) => ({ name: `${name}.${prop}`, ...row })),
)

const sources = readdirSync('src/design-system', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(`src/design-system/${file}`, 'utf8'))

/** The types in the props of published components, which their docs pages show as the source has them. */
const listed = typesNamedIn(JSON.stringify(rows.map(({ tsType }) => tsType)), interfacesIn(sources))

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
    const table = tables.get(name) ?? {}
    return props.filter((prop) => !(prop in table)).map((prop) => `${name}.${prop}`)
  })
  expect(missing).toEqual([])
})

test('the docs page of a component has the types in its props, with all of their fields', () => {
  expect([...listed.keys()]).toEqual(
    expect.arrayContaining(['Column', 'Selection', 'Sorting', 'SortDescriptor']),
  )
  expect([...listed.keys()].filter((name) => !types.has(name))).toEqual([])
  const missing = [...listed].flatMap(([name, source]) => {
    const whole = [source, ...typesNamedIn(source, listed).values()].join('\n')
    const fields = types.get(name) ?? []
    return fields.filter((field) => !new RegExp(`^  ${field}\\b`, 'm').test(whole))
  })
  expect(missing).toEqual([])
})

test('each prop and each field of a type has a sentence', () => {
  const silent = rows.filter(({ description = '' }) => description.replace(/@\w+.*/g, '').trim() === '')
  const fields = [...listed.values()].flatMap((source) => [...source.matchAll(/(.*)\n  (\w+)\??[:(<]/g)])
  expect(fields.length).toBeGreaterThan(listed.size)
  const bare = fields.filter(([, before = '']) => !before.endsWith('*/'))
  expect([...silent.map(({ name }) => name), ...bare.map(([, , field]) => field)]).toEqual([])
})

test('no type is left out of a table', () => {
  const unknown = rows.filter(({ tsType }) => tsType === undefined || tsType.name === 'unknown')
  // The state of a history entry is any value.
  expect(unknown.map(({ name }) => name).filter((name) => !name.endsWith('.state'))).toEqual([])
})

test('each component is on a docs page, as the main one or as a part of another', () => {
  expect([...components.keys()].filter((name) => !shown.includes(name))).toEqual([])
})
