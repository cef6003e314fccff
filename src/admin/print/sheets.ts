import { addMonths } from 'date-fns/addMonths'
import { getDaysInMonth } from 'date-fns/getDaysInMonth'
import { lightFormat } from 'date-fns/lightFormat'
import { parseISO } from 'date-fns/parseISO'
import { setDate } from 'date-fns/setDate'
import { dateText } from '#admin/shared/formats.ts'

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

/** Returns the days of a month. @param month 'YYYY-MM' */
export function daysOf(month: string): Day[] {
  const first = parseISO(month)
  return Array.from({ length: getDaysInMonth(first) }, (_, index) => ({
    number: index + 1,
    letter: dateText(setDate(first, index + 1), 'EEEE').charAt(0),
  }))
}

/** Returns a month some months later. @param month 'YYYY-MM' */
export const monthAfter = (month: string, count: number): string =>
  lightFormat(addMonths(parseISO(month), count), 'yyyy-MM')

/** 'November 2026' for '2026-11'. */
export const monthText = (month: string) => dateText(parseISO(month), 'MMMM yyyy')

/** Whether a text is a month, 'YYYY-MM'. */
export const isMonth = (text: string | null): text is string => /^\d{4}-(0[1-9]|1[0-2])$/.test(text ?? '')
