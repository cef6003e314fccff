import { pick, type FormValues } from './draft.ts'

/**
 * Values that can be saved but are probably wrong: a text for each field, such as '03 Jan 2050 is in the future'. The
 * specification accepts them, so the form asks before it saves them.
 */
export type DoubtReading = (values: FormValues) => FormValues

/** Returns the doubts about what was typed, without those about values that are saved already. */
export function newDoubts(read: DoubtReading, typed: FormValues, saved: FormValues): FormValues {
  const known = read(saved)
  const doubts = read(typed)
  return pick(
    doubts,
    Object.keys(doubts).filter((name) => doubts[name] !== known[name]),
  )
}
