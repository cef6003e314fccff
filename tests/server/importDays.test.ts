import { expect, test } from 'vitest'
import { phoneWarning } from '#server/import/cellValues.ts'
import { readDays } from '#server/import/days.ts'

const days = (texts: string[], day_order?: 'dmy' | 'mdy') => {
  const { read, questions } = readDays(
    new Map([['M05_DOB', texts]]),
    { ...(day_order && { day_order }) },
    1900,
  )
  return [texts.map((text) => read('M05_DOB', text)), questions.map(({ ask }) => ask)]
}

const value = (text: string) => ({ value: text })

test('the day and the month are where the numbers of the column show it', () => {
  expect(days(['14/02/2001', '3.4.2001'])).toEqual([[value('2001-02-14'), value('2001-04-03')], []])
  expect(days(['02/14/2001', '3/4/2001'])).toEqual([[value('2001-02-14'), value('2001-03-04')], []])
})

test('where they do not show it, it is asked, and the answer counts', () => {
  const problem = { problem: 'First say which comes first, the day or the month' }
  expect(days(['03/04/2001', '05/05/2001'])).toEqual([[problem, value('2001-05-05')], ['day_order']])
  expect(days(['03/04/2001'], 'dmy')).toEqual([[value('2001-04-03')], ['day_order']])
  expect(days(['03/04/2001'], 'mdy')).toEqual([[value('2001-03-04')], ['day_order']])
})

test.each([
  ['15-Jun-2008', '2008-06-15'],
  ['5 june 2008', '2008-06-05'],
  ['5th June, 2008', '2008-06-05'],
  ['June 5, 2008', '2008-06-05'],
  ['29/Feb/2008 18:30', '2008-02-29 18:30:00'],
  ['1-Sept-2024', '2024-09-01'],
  ['٠١ May 2024', '2024-05-01'],
])('%s is read, as its month is a word', (text, read) => {
  expect(days([text, '02/14/2001'])).toEqual([[value(read), value('2001-02-14')], []])
})

test('what only begins like a month is no day', () => {
  const texts = ['5 Junk 2008', 'Mayor 5 2008', '5 June', 'June 2008']
  expect(days(texts)).toEqual([texts.map(value), []])
})

test('years of two digits are asked about with different samples', () => {
  const short = new Map([['M05_DOB', ['15-Jun-08', '15-Jun-08', '16-Jun-08']]])
  const { questions } = readDays(short, {}, 1900)
  expect(questions).toEqual([{ ask: 'century', field: 'M05_DOB', samples: ['15-Jun-08', '16-Jun-08'] }])
  const { read } = readDays(short, { century: { M05_DOB: 2000 } }, 1900)
  expect(read('M05_DOB', '15-Jun-08')).toEqual(value('2008-06-15'))
})

test.each(['9.19E+11', '9,19e11', '9E+11', '9e11'])(
  'the number %s was shortened by a spreadsheet',
  (number) => {
    expect(phoneWarning(number, number)).toMatch(/^The spreadsheet has shortened this number/)
    expect(phoneWarning('+919447012341', '+919447012341')).toBeUndefined()
  },
)
