/** Why a database or a backup was not taken. */
type Reason =
  /** There is nothing to read. */
  | 'missing'
  /** What is there would be written over. */
  | 'occupied'
  /** It is damaged, or of another form. */
  | 'unreadable'

/** Nothing was written; the message says why, to the person at the terminal. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly reason: Reason

  constructor(reason: Reason, message: string) {
    super(message)
    this.reason = reason
  }
}
