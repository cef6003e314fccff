import readings from './readings.json'
import sections from './statements.json'

/** A testable sentence of the specification. Its number never changes. */
export interface Statement {
  number: number
  section: string
  text: string
}

/** How an odd place of the specification is read: [L] literally, [+] with something beside it, [?] a choice. */
export interface Reading {
  /** Such as Q40. */
  id: string
  oddity: string
  reading: string
  /** The statements that it is about. */
  statements: readonly number[]
}

export const statements: readonly Statement[] = Object.entries(sections).flatMap(([section, texts]) =>
  Object.entries(texts).map(([number, text]) => ({ number: Number(number), section, text })),
)

export const allReadings: readonly Reading[] = Object.entries(readings).map(([id, reading]) => ({
  id,
  ...reading,
}))
