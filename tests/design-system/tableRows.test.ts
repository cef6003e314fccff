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

test('a table begins with what must be given, and ends with what every component has', () => {
  const row = (required: boolean) => ({ required, description: '', tsType: { name: 'string' } })
  const component = () => {}
  Object.assign(component, {
    __docgenInfo: {
      props: { ref: row(false), id: row(false), tone: row(false), label: row(true), className: row(false) },
    },
  })
  expect(Object.keys(tableRows.extractArgTypes(component))).toEqual([
    'label',
    'tone',
    'ref',
    'id',
    'className',
  ])
})
