import { expect, test } from 'vitest'
import { readPasted } from '#design-system/MultiSelect/pastedNames.ts'

const options = [
  { id: '1', name: 'Aysha Rahman' },
  { id: '2', name: 'Amina Rahim' },
  { id: '3', name: 'Safiya, daughter of Moosa' },
  { id: '4', name: 'ആമിന റഹീം' },
  { id: '5', name: 'عائشة' },
  { id: '6', name: 'Maryam', detail: 'Batch 07' },
  { id: '7', name: 'Maryam', detail: 'Batch 08' },
]

test.each([
  ['commas', 'Aysha Rahman, Amina Rahim'],
  ['Arabic commas', 'Aysha Rahman، Amina Rahim'],
  ['semicolons', 'Aysha Rahman; Amina Rahim'],
  ['the cells of a row', 'Aysha Rahman\tAmina Rahim\r\n'],
  ['the rows of a column, with an empty one', 'Aysha Rahman\r\n\r\nAmina Rahim\r\n'],
  ['rows with a comma at the end', 'Aysha Rahman,\nAmina Rahim,\n'],
  ['other spellings, one of them twice', 'ĀYSHA RAHMAN, amina rahim, Amina Rahim'],
])('finds names between %s', (_what, text) => {
  expect(readPasted(text, options)?.ids).toEqual(['1', '2'])
})

test('finds names in every script', () => {
  expect(readPasted('ആമിന റഹീം, عائشه', options)).toEqual({ ids: ['4', '5'], others: [] })
})

test('finds a name that has a comma, alone or in a list', () => {
  expect(readPasted('Safiya, daughter of Moosa', options)).toEqual({ ids: ['3'], others: [] })
  expect(readPasted('Safiya, daughter of Moosa; Amina Rahim', options)).toEqual({
    ids: ['3', '2'],
    others: [],
  })
})

test('keeps names of no option, and those of several', () => {
  expect(readPasted('Aysha, Maryam, Amina Rahim, Aysha', options)).toEqual({
    ids: ['2'],
    others: ['Aysha', 'Maryam'],
  })
})

test('tells names apart that only a search takes for the same', () => {
  const alike = [
    { id: '1', name: 'Weiß' },
    { id: '2', name: 'Weiss' },
  ]
  expect(readPasted('Weiss, Weiß, WEISS', alike)).toEqual({ ids: ['2', '1'], others: ['WEISS'] })
})

test('takes a single name for a search, also one that a spreadsheet ends with a line break', () => {
  for (const text of ['Aysha', 'Aysha Rahman', 'Aysha Rahman\r\n', '\n', '']) {
    expect(readPasted(text, options)).toBeUndefined()
  }
})
