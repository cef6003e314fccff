import { expect, test } from 'vitest'
import { unionText } from '#storybook/tableRows.ts'

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
