import type { Stored } from './stored.ts'

/** A value that other records do not allow. `field` is a wire name; the message is for the user. */
export class FieldProblem extends Error {
  constructor(
    readonly field: string,
    message: string,
  ) {
    super(message)
  }
}

/**
 * A record that cannot be deleted, because others refer to it or the product needs it. The message says which, for
 * the user.
 */
export class InUse extends Error {}

/** The record has been changed since it was read. `current` is the stored one. */
export class Stale<T> extends Error {
  constructor(readonly current: Stored<T>) {
    super('The record was changed in the meantime')
  }
}

/** The same submit has already added a record, with other values. `current` is the stored record. */
export class SavedOtherwise<T> extends Error {
  constructor(readonly current: Stored<T>) {
    super('The form was already saved with other values')
  }
}

/** A write was committed but no response came, so it may or may not have been saved. */
export class Unsettled extends Error {
  override readonly name = 'Unsettled'

  constructor(cause: Error) {
    super('It is not known whether a write was kept', { cause })
  }
}
