import type { ImportAnswers, ImportQuestion } from '#contract/import/import.ts'
import { dayOf, type Epoch } from './numberFormats.ts'

/** A day that was typed with its parts in an order that depends on the country, such as 03/04/2024 18:30. */
interface Typed {
  first: number
  second: number
  year: string
  time: string
}

const typed =
  /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})(?:[ T,]+(\d{1,2}):(\d\d)(?::(\d\d))?(?:\.0+)?\s*([ap]m)?)?$/i
const iso = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?:[ T]+(\d{1,2}):(\d\d)(?::(\d\d))?(?:\.0+)?\s*([ap]m)?)?$/i
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
  const [whole, first = '', second = '', year = '', ...clock] = typed.exec(plain(text)) ?? []
  if (whole === undefined) return undefined
  return { first: Number(first), second: Number(second), year, time: timeOf(clock) }
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

/** Number of texts that a question shows. */
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
  const unclear: string[] = []
  const short = new Map<string, string[]>()
  for (const [field, texts] of columns)
    for (const text of texts) {
      const day = typedIn(text)
      if (!day) continue
      const order = orderIn(day)
      if (order) orders.add(order)
      else if (day.first !== day.second) unclear.push(text)
      if (day.year.length === 2) short.set(field, [...(short.get(field) ?? []), text].slice(0, SAMPLES))
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
    samples,
  }))
  // Asked although it is answered, so that the answer can be changed.
  if (unclear.length > 0 && (usual === undefined || day_order !== undefined))
    questions.unshift({ ask: 'day_order', samples: unclear.slice(0, SAMPLES) })
  return { read, questions }
}

/** Returns the order that the numbers themselves show. */
function orderIn({ first, second }: Typed): 'dmy' | 'mdy' | undefined {
  if (first > 12) return 'dmy'
  return second > 12 ? 'mdy' : undefined
}

function isoIn(text: string): string | undefined {
  const [whole, year, month = '', day = '', ...clock] = iso.exec(text) ?? []
  return whole && `${year}-${padded(month)}-${padded(day)}${timeOf(clock)}`
}

const serialIn = (text: string, epoch: Epoch) => (serial.test(text) ? dayOf(Number(text), epoch) : undefined)
