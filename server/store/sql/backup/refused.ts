/** Why a database or a backup was refused. */
type Reason =
  /** It does not exist. */
  | 'missing'
  /** It would be overwritten. */
  | 'occupied'
  /** It is damaged, or has another schema or format. */
  | 'unreadable'

/** A refusal before anything was written. The message tells the administrator why. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly reason: Reason

  constructor(reason: Reason, message: string) {
    super(message)
    this.reason = reason
  }
}
