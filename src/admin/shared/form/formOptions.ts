import type * as z from 'zod/mini'
import type { Conflict, RecordReading } from '#admin/shared/conflict/conflict.ts'
import type { DoubtReading } from './doubts.ts'
import type { FormValues } from './draft.ts'
import type { RefusalReading } from './refusal.ts'
import type { Changer } from '#admin/shared/conflict/useWhoChanged.ts'

/** Sent with the fields on save. */
export interface SaveContext {
  /** The same for every attempt of one submit, so that it adds one record. */
  submitKey: string
  /** The ETag of the record that the form started from. */
  etag?: string
}

/** The options of {@link useContractForm}. */
export interface ContractFormOptions<S extends z.ZodMiniType, Saved>
  extends RecordReading<Saved>, RefusalReading {
  schema: S
  /** Initial values of the fields, by name. */
  initial: FormValues
  etag?: string
  save: (body: z.output<S>, context: SaveContext) => Promise<Saved>
  /**
   * Add forms only: saves several records at once and returns what is to be done then; undefined if the fields describe one.
   * @param stays as of `onSaved`
   */
  saveBulk?: (body: z.output<S>, context: SaveContext) => Promise<(stays: boolean) => void> | undefined
  /** Add forms only: overwrites the record that an earlier attempt added. */
  amend?: (record: Saved, body: z.output<S>, etag: string | undefined) => Promise<Saved>
  /**
   * @param stays whether this screen stays: the form adds another record, or was left before the response
   * @param others what somebody else changed in the meantime, if anything
   */
  onSaved: (saved: Saved, stays: boolean, others?: OthersChange) => void
  /** Finds out who changed the record last. */
  whoChanged?: (record: Saved) => Promise<Changer | undefined>
  /** Edit forms only: what to do if the record was deleted in the meantime. */
  deletion?: DeletedRecord
  /** Fields that are chosen together when two people changed them; see merge.ts. */
  linked?: readonly (readonly string[])[]
  /** Finds values that are asked about before they are saved. */
  doubtsOf?: DoubtReading
  /** Fields that are never stored in a draft: passwords. */
  secrets?: readonly string[]
  /** Fields that keep their values after 'Submit and add another'. */
  keptForNext?: readonly string[]
  /** Returns values that the next record begins with after 'Submit and add another', such as its number. */
  proposeNext?: (typed: FormValues) => FormValues
  /** Returns values for fields that may be left empty, because the form makes them when it is saved: passwords. */
  makeMissing?: () => FormValues
}

/** The fields that somebody else changed while the form was open, and that were saved with it. */
export interface OthersChange {
  names: readonly string[]
  by?: Changer
}

/** A record that was deleted while it was being edited. */
export interface DeletedRecord {
  restore: () => Promise<unknown>
  /** The form that adds a record. */
  addHref: string
  /** Finds out who deleted it. */
  whoDeleted: () => Promise<Changer | undefined>
}

/** Details of a failed attempt to save. */
export interface FailedAttempt<Saved> extends Pick<Sending<Saved>, 'overwrite'> {
  conflict?: Conflict<Saved>
}

/** How to submit the form. */
export interface Sending<Saved> {
  etag?: string
  isAnother?: boolean
  /** The record to overwrite, if the form has already added one. */
  overwrite?: Saved
  /** The values that the record had with this ETag. @default the saved values */
  base?: FormValues
  others?: OthersChange
  /** Whether doubtful values are saved without asking. */
  isSure?: boolean
}

/** The state that the fields were last rendered from. */
export interface Start<Saved> {
  /** Changes when the fields must be mounted again. */
  number: number
  values: FormValues
  etag?: string
  /** The form's props at that time. */
  startProps: Pick<ContractFormOptions<z.ZodMiniType, Saved>, 'initial' | 'etag'>
  /** The saved values: fields that equal them have no unsaved changes. */
  saved: FormValues
  /** The saved record that replaced the user's input after a conflict. */
  takenFrom?: Saved
}
