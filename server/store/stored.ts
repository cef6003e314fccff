import { millisecondsInDay } from 'date-fns/constants'

/** A record with the number of its writes, from which the ETag is built. */
export interface Stored<T> {
  record: T
  version: number
}

/** Returns the stored record with `view` applied, and its version. */
export const withView = <Row, View>(
  { record, version }: Stored<Row>,
  view: (row: Row) => View,
): Stored<View> => ({ record: view(record), version })

/** Identifies one submit of a form, so that sending it twice adds one record. `at` in ms since 1970. */
export interface SubmitKey {
  key: string
  at: number
  /**
   * Digest of the submitted fields: the same key with another digest is not a repetition. Without it, only the key
   * counts.
   */
  digest?: string
}

/** Whether a submit has other values than those with which its key added a record. */
export const isOtherSubmit = ({ digest }: SubmitKey, earlier: string | null | undefined): boolean =>
  digest !== undefined && typeof earlier === 'string' && digest !== earlier

/** How long a {@link SubmitKey} is remembered, in ms. */
export const SUBMIT_KEY_LIFE = millisecondsInDay
