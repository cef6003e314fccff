import { useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { isApiError } from '#api/apiError.ts'
import { fieldErrors, type FieldErrors } from '#contract/errors.ts'
import { conflictIn, savingOver, type Conflict, type RecordReading } from './conflict.ts'
import {
  forgetDraft,
  forgetDraftOf,
  isSame,
  pick,
  readDraft,
  valuesOf,
  without,
  writeDraft,
  type FormValues,
} from './draft.ts'
import { failureText } from './failureText.ts'
import { useLeaveGuard } from './LeaveGuard.tsx'
import { newSubmitKey } from './submitKey.ts'
import { afterFailure, triedWith, untried } from './tried.ts'
import { useIsMounted } from './useIsMounted.ts'

/** What a save sends beside the fields. */
export interface SaveContext {
  /** The same for every try of one submit, so that it makes one record. */
  submitKey: string
  /** The ETag of what the form began with. */
  etag?: string
}

/** The options of {@link useContractForm}. */
export interface ContractFormParts<S extends z.ZodMiniType, Saved> extends RecordReading<Saved> {
  schema: S
  /** What the fields begin with, by field name. */
  initial: FormValues
  etag?: string
  save: (body: z.output<S>, context: SaveContext) => Promise<Saved>
  /** Of a form that adds: saves the fields over a record that an earlier try has made. */
  amend?: (record: Saved, body: z.output<S>, etag: string | undefined) => Promise<Saved>
  /** @param stays whether no other screen is to open: the form adds another record, or was left before the answer */
  onSaved: (saved: Saved, stays: boolean) => void
  /** The words when saving fails and the server has none; or all words of a failure. */
  failure: string | ((error: unknown) => string)
  /** Fields that a draft never holds: passwords. */
  secrets?: readonly string[]
  /** Fields that keep what they hold for the next record, after a submit that adds another. */
  keptForNext?: readonly string[]
  /** What messages by field, most often of a 422, show under the fields. By default each message of the server. */
  readRefusal?: (errors: FieldErrors, message: string | undefined, status: number) => FieldErrors
}

/** What the fields are drawn from. */
interface Start<Saved> {
  /** Changes when the fields must be redrawn. */
  number: number
  values: FormValues
  etag?: string
  /** What was given from outside when they were drawn. */
  given: Pick<ContractFormParts<z.ZodMiniType, Saved>, 'initial' | 'etag'>
  /** What is saved: fields that hold the same have nothing to lose. */
  saved: FormValues
  /** The stored record that replaced the typed values. */
  taken?: Saved
}

interface FormState<Saved> {
  errors: FieldErrors
  isPending: boolean
  failure?: string
  conflict?: Conflict<Saved>
}

/** What a try met that did not save. */
interface FailedTry<Saved> extends Pick<Sending<Saved>, 'over'> {
  conflict?: Conflict<Saved>
}

/** How a submit is sent. */
interface Sending<Saved> {
  etag?: string
  isAnother?: boolean
  /** The record that the fields are saved over, where the form has made one already. */
  over?: Saved
}

const GONE =
  'The record that you saved first has been deleted in the meantime. Submit again to save it as a new one.'

/**
 * A form's whole road: fields through the contract's schema, save, messages under the fields, a conflict, and
 * a draft of what is typed until it is saved or thrown away.
 * @param address names the record: where its draft is kept
 */
export function useContractForm<S extends z.ZodMiniType, Saved>(
  address: string,
  parts: ContractFormParts<S, Saved>,
) {
  const [draft, setDraft] = useState(() => readDraft(address))
  const [start, setStart] = useState<Start<Saved>>({
    number: 0,
    values: { ...parts.initial, ...draft?.values },
    etag: draft?.etag ?? parts.etag,
    given: parts,
    saved: parts.initial,
  })
  const tried = useRef(triedWith(draft?.submitKey))
  const isMounted = useIsMounted()
  const [isDirty, setDirty] = useState(draft !== undefined)
  const [state, setState] = useState<FormState<Saved>>({ errors: {}, isPending: false })
  const secrets = parts.secrets ?? []

  function forget() {
    forgetDraft(address)
    setDraft(undefined)
    setDirty(false)
  }

  /** Keeps what is typed as a draft, unless nothing of it could be lost. */
  function keep(values: FormValues) {
    const isChanged = !isSame(values, start.saved)
    setDirty(isChanged)
    if (!isChanged) return forgetDraft(address)
    const isWithoutSecret = !isSame(pick(values, secrets), pick(start.saved, secrets))
    const kept = { values: without(values, secrets), etag: start.etag, isWithoutSecret }
    writeDraft(address, { ...kept, submitKey: tried.current.key })
  }

  /** Fills the fields again. */
  function restart(
    values: FormValues,
    { etag, taken, saved = values }: Partial<Pick<Start<Saved>, 'etag' | 'taken' | 'saved'>>,
  ) {
    forget()
    setDirty(!isSame(values, saved))
    setStart({ number: start.number + 1, values, etag, given: parts, saved, taken })
    tried.current = untried
    setState({ errors: {}, isPending: false })
  }

  async function send(body: z.output<S>, typed: FormValues, sending: Sending<Saved>) {
    const { etag, isAnother = false, over } = sending
    setState({ errors: {}, isPending: true })
    try {
      const saved =
        over === undefined || parts.amend === undefined
          ? await parts.save(body, { submitKey: keyOfTry(typed), etag })
          : await parts.amend(over, body, etag)
      if (!isMounted()) forgetDraftOf(address, without(typed, secrets))
      else if (isAnother) restart({ ...parts.initial, ...pick(typed, parts.keptForNext ?? []) }, parts)
      else forget()
      parts.onSaved(saved, isAnother || !isMounted())
    } catch (error) {
      const met = conflictIn(error, typed, parts)
      const conflict = met && { ...met, isAnother }
      // No record tells its password: one that this form has saved gets the password that the form shows.
      const untold = conflict?.kind === 'saved' || tried.current.isUnsure ? secrets : []
      if (conflict && conflict.etag !== etag && conflict.changed.every((name) => untold.includes(name))) {
        // The answer to an earlier try was lost, or somebody else saved the same.
        await send(body, typed, { isAnother, ...savingOver(conflict) })
      } else if (isMounted()) stay(error, typed, { over, conflict })
    }
  }

  /** The key of a try to add a record, also for those that follow while it is open whether this one was saved. */
  function keyOfTry(typed: FormValues) {
    const key = tried.current.key ?? newSubmitKey()
    if (parts.amend === undefined) return key
    tried.current = { ...tried.current, key }
    keep(typed)
    return key
  }

  /** Shows why nothing was saved. */
  function stay(error: unknown, typed: FormValues, { over, conflict }: FailedTry<Saved>) {
    const isGone = over !== undefined && isApiError(error) && error.status === 404
    tried.current = isGone ? untried : afterFailure(tried.current, error, conflict?.kind === 'saved')
    keep(typed)
    if (isGone) setState({ errors: {}, isPending: false, failure: GONE })
    else setState(conflict ? { errors: {}, isPending: false, conflict } : refused(error, parts))
  }

  function submit(data: FormData, { etag = start.etag, isAnother = false, over }: Sending<Saved> = {}) {
    const typed = valuesOf(data)
    const read = parts.schema.safeParse(typed)
    if (read.success) void send(read.data, typed, { etag, isAnother, over })
    else setState({ errors: fieldErrors(read.error), isPending: false })
  }

  function edit(name: string, data: FormData) {
    keep(valuesOf(data))
    // Several fields may change at once: a batch takes its divisions along.
    setState((now) => {
      if (!now.errors[name] && now.failure === undefined) return now
      return { ...now, errors: withoutField(now.errors, name), failure: undefined }
    })
  }

  useLeaveGuard(isDirty, forget)

  const isNews =
    parts.etag === undefined
      ? !isSame(parts.initial, start.given.initial)
      : parts.etag !== start.given.etag && parts.etag !== start.etag

  return {
    ...state,
    values: start.values,
    taken: start.taken,
    startNumber: start.number,
    hasDraft: draft !== undefined,
    /** Whether what was typed came back without the password. */
    hasLostSecret: draft?.isWithoutSecret === true,
    submit,
    edit,
    discardDraft: () => restart(parts.initial, parts),
    /** Replaces the typed values by the stored ones. */
    takeCurrent({ current, typed, etag, record }: Conflict<Saved>) {
      // A password that may be saved already stays in the form: nobody could read it anywhere else.
      const kept = tried.current.isUnsure ? pick(typed, secrets) : {}
      restart({ ...current, ...kept }, { etag, taken: record, saved: current })
    },
    /** Goes on with what is typed; the next submit asks again. */
    keepTyping: () => setState({ errors: {}, isPending: false }),
    /** Leaves what is typed to the form of the record at another address. */
    handOver(to: string, { etag }: Conflict<Saved>, data: FormData) {
      const values = valuesOf(data)
      const isWithoutSecret = Object.values(pick(values, secrets)).some((text) => text !== '')
      writeDraft(to, { values: without(values, secrets), etag, isWithoutSecret })
      forget()
    },
    /** Whether the record has changed on the server while nothing was typed that could be lost. */
    isOutdated: isNews && !isDirty && !state.isPending,
    takeFresh: () => restart(parts.initial, parts),
  }
}

function withoutField(errors: FieldErrors, name: string): FieldErrors {
  const { [name]: _gone, ...others } = errors
  return others
}

function refused<S extends z.ZodMiniType, Saved>(
  error: unknown,
  { failure, readRefusal = (errors) => errors }: ContractFormParts<S, Saved>,
): FormState<Saved> {
  const still = { errors: {}, isPending: false }
  if (isApiError(error) && typeof error.status === 'number' && 'errors' in error && error.errors) {
    return { ...still, errors: readRefusal(error.errors, error.message, error.status) }
  }
  return { ...still, failure: typeof failure === 'string' ? failureText(error, failure) : failure(error) }
}
