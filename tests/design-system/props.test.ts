import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { propsOfComponents, tablesOfProps } from './docgen.ts'

const tables = await tablesOfProps()
const components = propsOfComponents()

/** The components whose tables the docs pages show. */
const shown = readdirSync('stories/design-system')
  .filter((file) => file.endsWith('.stories.tsx'))
  .flatMap((file) => {
    const story = readFileSync(`stories/design-system/${file}`, 'utf8')
    const [, main = ''] = /\bcomponent: (\w+)/.exec(story) ?? []
    const [, others = ''] = /\bsubcomponents: \{([^}]*)\}/.exec(story) ?? []
    return [main, ...(others.match(/\w+/g) ?? [])]
  })

test('the compiler finds the published components', () => {
  expect(components.size).toBeGreaterThan(70)
  expect(components.get('TextField')).toContain('onChange')
})

test('the table of each component has all of its props, inherited ones too', () => {
  const missing = [...components].flatMap(([name, props]) => {
    const table = tables.get(name) ?? {}
    return props.filter((prop) => !(prop in table)).map((prop) => `${name}.${prop}`)
  })
  expect(missing).toEqual([])
})

test('each prop has a sentence', () => {
  const silent = [...components.keys()].flatMap((name) =>
    Object.entries(tables.get(name) ?? {})
      .filter(([, description = '']) => description.replace(/@\w+.*/g, '').trim() === '')
      .map(([prop]) => `${name}.${prop}`),
  )
  expect(silent).toEqual([])
})

test('each component is on a docs page, as the main one or as a part of another', () => {
  expect([...components.keys()].filter((name) => !shown.includes(name))).toEqual([])
})
