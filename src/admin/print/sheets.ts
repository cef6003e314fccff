/** What can be printed of the students of a division or a batch. */
export const SHEETS = [
  { id: 'attendance', name: 'Attendance' },
  { id: 'register', name: 'Register' },
  { id: 'list', name: 'Class list' },
] as const

export type Sheet = (typeof SHEETS)[number]['id']

/** Returns the sheet of an address. @default 'attendance' */
export const sheetOf = (id: string | null): Sheet =>
  SHEETS.find((sheet) => sheet.id === id)?.id ?? 'attendance'

export interface Day {
  /** 1 to 31. */
  number: number
  /** 'M' for Monday. */
  letter: string
}

const letters = ['S', 'M', 'T', 'W', 'T', 'F', 'S'] as const

/** Returns the days of a month. @param month 'YYYY-MM' */
export function daysOf(month: string): Day[] {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    letter: letters[new Date(Date.UTC(year, number - 1, index + 1)).getUTCDay()] ?? '',
  }))
}

/** Returns a month some months later. @param month 'YYYY-MM' */
export function monthAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

const inWords = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** 'November 2026' for '2026-11'. */
export const monthText = (month: string) => inWords.format(new Date(`${month}-01T00:00:00Z`))

/** Whether a text is a month, 'YYYY-MM'. */
export const isMonth = (text: string | null): text is string => /^\d{4}-(0[1-9]|1[0-2])$/.test(text ?? '')
