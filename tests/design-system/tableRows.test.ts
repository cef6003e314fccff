import { expect, test } from 'vitest'
import { tableRows, unionText } from '#storybook/tableRows.ts'

test('a table shows a union as its source has it, on one line', () => {
  expect(unionText("'start' | 'end'", false)).toBe("'start' | 'end'")
  expect(unionText('Key | undefined', false)).toBe('Key')
  expect(unionText('readonly Row[] | undefined', true)).toBe('readonly Row[] | undefined')
  const action = `| {
    /** Opens a dialog. */
    onPress(row: Row): void
  }
| {
    /** The page of the row. */
    href(row: Row): string
    state?: unknown
  }`
  expect(unionText(action, false)).toBe(
    '{ onPress(row: Row): void } | { href(row: Row): string; state?: unknown }',
  )
})

const rowsOf = (props: object) =>
  tableRows.extractArgTypes(Object.assign(() => {}, { __docgenInfo: { props } }))

test('a table begins with what must be given, and ends with what every component has', () => {
  const row = (required: boolean) => ({ required, description: '', tsType: { name: 'string' } })
  const rows = rowsOf({
    ref: row(false),
    id: row(false),
    tone: row(false),
    label: row(true),
    className: row(false),
  })
  expect(Object.keys(rows)).toEqual(['label', 'tone', 'ref', 'id', 'className'])
})

test('a default fills its column, and no tag stays in a sentence', () => {
  const { lifeMs, title, tone } = rowsOf({
    lifeMs: {
      required: false,
      description: 'Time before it closes,\nin ms. @default 8000',
      tsType: { name: 'number' },
    },
    title: {
      required: true,
      description: 'The "title", as office@example.org has it.\n@spec 297',
      tsType: { name: 'string' },
    },
    tone: {
      required: false,
      description: 'Its colours.',
      tsType: { name: 'string' },
      defaultValue: { value: "'quiet'", computed: false },
    },
  })
  expect(lifeMs).toMatchObject({
    description: 'Time before it closes,\nin ms.',
    table: { defaultValue: { summary: '8000' } },
  })
  expect(title?.description).toBe('The "title", as office@example.org has it.')
  expect(title?.table.defaultValue).toBeUndefined()
  expect(tone?.table.defaultValue).toEqual({ summary: "'quiet'" })
})
