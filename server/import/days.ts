import type { ImportAnswers, ImportQuestion } from '#contract/import/import.ts'
import { dayOf, type Epoch } from './numberFormats.ts'

/** A day that was typed with its parts in an order that depends on the country, such as 03/04/2024 18:30. */
interface Typed {
  /** Whether the month was a word: then the first number is the day. */
  isNamed: boolean
  first: number
  second: number
  year: string
  time: string
}

const typed =
  /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})(?:[ T,]+(\d{1,2}):(\d\d)(?::(\d\d))?(?:\.0+)?\s*([ap]m)?)?$/i
const iso = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?:[ T]+(\d{1,2}):(\d\d)(?::(\d\d))?(?:\.0+)?\s*([ap]m)?)?$/i
/** A day whose month is a word, such as 5-Jun-08, '5th June 2008' and 'June 5, 2008', and what follows it. */
const named =
  /^(?:(\d{1,2})(?:st|nd|rd|th)?[/.\-, ]{0,3}([a-z]{3,9})|([a-z]{3,9})[. ]{0,3}(\d{1,2})(?:st|nd|rd|th)?)[/.\-, ]{1,3}(\d.{1,30})$/i
const months = 'january february march april may june july august september october november december'.split(
  ' ',
)
/** Serial numbers from 1927 to 2173; other numbers are more likely a year or a mistake. */
const serial = /^\d{5}(?:\.\d+)?$/

const marks = /[\u00A0\u200B\u200E\u200F\u202A-\u202F\u2060\u2066-\u2069\uFEFF]/g
const otherDigits = /[\u0660-\u0669\u06F0-\u06F9]/g

/** Returns the text without invisible marks, and with the digits 0-9 in place of Arabic and Persian ones. */
function plain(text: string): string {
  return text
    .replace(marks, ' ')
    .replace(otherDigits, (digit) => String(digit.charCodeAt(0) & 0xf))
    .trim()
}

function typedIn(text: string): Typed | undefined {
  const clean = plain(text)
  const numbers = withoutName(clean)
  const [whole, first = '', second = '', year = '', ...clock] = typed.exec(numbers ?? clean) ?? []
  if (whole === undefined) return undefined
  const isNamed = numbers !== undefined
  return { isNamed, first: Number(first), second: Number(second), year, time: timeOf(clock) }
}

/** Returns a day whose month is a word in numbers, the day first; undefined for other texts. */
function withoutName(text: string): string | undefined {
  const [, before, nameAfter, nameBefore, after, rest] = named.exec(text) ?? []
  const name = (nameAfter ?? nameBefore ?? '').toLowerCase()
  const month =
    name === '' ? 0 : months.findIndex((each) => each.startsWith(name.replace(/^sept$/, 'sep'))) + 1
  return month === 0 ? undefined : `${before ?? after}-${month}-${rest}`
}

/** Returns ' HH:mm:ss', '' without a time. */
function timeOf([hour, minute, second = '00', half]: (string | undefined)[]): string {
  if (hour === undefined || minute === undefined) return ''
  const isAfternoon = half?.toLowerCase() === 'pm'
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (isAfternoon ? 12 : 0)
  return ` ${padded(hours)}:${minute}:${second}`
}

const padded = (number: number | string) => String(number).padStart(2, '0')

const DAY_ORDER = 'First say which comes first, the day or the month'
const CENTURY = 'First say in which century the years of two digits are'

/** Days as a form takes them, or why they cannot be read yet. */
export interface Days {
  /** Returns YYYY-MM-DD, with the time if there is one. Texts that are no day are returned as they are. */
  read: (field: string, text: string) => { value: string } | { problem: string }
  questions: ImportQuestion[]
}

/** Number of different texts that a question shows. */
const SAMPLES = 3

/**
 * Returns how the days of a file are read.
 * @param columns the texts of each field with days
 */
export function readDays(
  columns: ReadonlyMap<string, readonly string[]>,
  { day_order, century = {} }: Pick<ImportAnswers, 'day_order' | 'century'>,
  epoch: Epoch,
): Days {
  const orders = new Set<'dmy' | 'mdy'>()
  const unclear = new Set<string>()
  const short = new Map<string, Set<string>>()
  for (const [field, texts] of columns)
    for (const text of texts) {
      const day = typedIn(text)
      if (!day) continue
      const order = orderIn(day)
      if (order && !day.isNamed) orders.add(order)
      else if (!order && day.first !== day.second) unclear.add(text)
      if (day.year.length === 2) short.set(field, (short.get(field) ?? new Set()).add(text))
    }
  const [only, ...others] = orders
  const usual = day_order ?? (others.length === 0 ? only : undefined)

  function read(field: string, text: string) {
    const clean = plain(text)
    const day = typedIn(clean)
    if (!day) return { value: isoIn(clean) ?? serialIn(clean, epoch) ?? text }
    const order = orderIn(day) ?? (day.first === day.second ? 'dmy' : usual)
    if (!order) return { problem: DAY_ORDER }
    const years = century[field]
    if (day.year.length === 2 && years === undefined) return { problem: CENTURY }
    const year = day.year.length === 4 ? day.year : String((years ?? 0) + Number(day.year))
    const [month, date] = order === 'dmy' ? [day.second, day.first] : [day.first, day.second]
    return { value: `${year}-${padded(month)}-${padded(date)}${day.time}` }
  }

  const questions: ImportQuestion[] = [...short].map(([field, samples]) => ({
    ask: 'century',
    field,
    samples: [...samples].slice(0, SAMPLES),
  }))
  // Asked although it is answered, so that the answer can be changed.
  if (unclear.size > 0 && (usual === undefined || day_order !== undefined))
    questions.unshift({ ask: 'day_order', samples: [...unclear].slice(0, SAMPLES) })
  return { read, questions }
}

/** Returns the order that the day itself shows. */
function orderIn({ isNamed, first, second }: Typed): 'dmy' | 'mdy' | undefined {
  if (isNamed || first > 12) return 'dmy'
  return second > 12 ? 'mdy' : undefined
}

function isoIn(text: string): string | undefined {
  const [whole, year, month = '', day = '', ...clock] = iso.exec(text) ?? []
  return whole && `${year}-${padded(month)}-${padded(day)}${timeOf(clock)}`
}

const serialIn = (text: string, epoch: Epoch) => (serial.test(text) ? dayOf(Number(text), epoch) : undefined)
