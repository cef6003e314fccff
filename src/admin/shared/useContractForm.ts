import { useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { isApiError } from '#api/apiError.ts'
import { fieldErrors } from '#contract/errors.ts'
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
import { refused, withoutField, type FormState, type RefusalReading } from './formState.ts'
import { useLeaveGuard } from './LeaveGuard.tsx'
import { newSubmitKey } from './submitKey.ts'
import { afterFailure, triedWith, untried } from './tried.ts'
import { useIsMounted } from './useIsMounted.ts'

/** Sent with the fields on save. */
export interface SaveContext {
  /** The same for every attempt of one submit, so that it adds one record. */
  submitKey: string
  /** The ETag of the record that the form started from. */
  etag?: string
}

/** The options of {@link useContractForm}. */
export interface ContractFormParts<S extends z.ZodMiniType, Saved>
  extends RecordReading<Saved>, RefusalReading {
  schema: S
  /** Initial values of the fields, by name. */
  initial: FormValues
  etag?: string
  save: (body: z.output<S>, context: SaveContext) => Promise<Saved>
  /** Add forms only: overwrites the record that an earlier attempt added. */
  amend?: (record: Saved, body: z.output<S>, etag: string | undefined) => Promise<Saved>
  /** @param stays whether this screen stays: the form adds another record, or was left before the response */
  onSaved: (saved: Saved, stays: boolean) => void
  /** Fields that are never stored in a draft: passwords. */
  secrets?: readonly string[]
  /** Fields that keep their values after 'Submit and add another'. */
  keptForNext?: readonly string[]
  /** Returns values that the next record begins with after 'Submit and add another', such as its number. */
  proposeNext?: (typed: FormValues) => FormValues
  /** Returns values for fields that may be left empty, because the form makes them when it is saved: passwords. */
  makeMissing?: () => FormValues
}

/** The state that the fields were last rendered from. */
interface Start<Saved> {
  /** Changes when the fields must be mounted again. */
  number: number
  values: FormValues
  etag?: string
  /** The form's props at that time. */
  given: Pick<ContractFormParts<z.ZodMiniType, Saved>, 'initial' | 'etag'>
  /** The saved values: fields that equal them have no unsaved changes. */
  saved: FormValues
  /** The saved record that replaced the user's input after a conflict. */
  taken?: Saved
}

/** Details of a failed attempt to save. */
interface FailedTry<Saved> extends Pick<Sending<Saved>, 'over'> {
  conflict?: Conflict<Saved>
}

/** How to submit the form. */
interface Sending<Saved> {
  etag?: string
  isAnother?: boolean
  /** The record to overwrite, if the form has already added one. */
  over?: Saved
}

const GONE = 'The saved record has been deleted in the meantime. Submit again to save a new one.'

/**
 * The state of a form: validation, saving, field errors, conflicts, and a draft of unsaved input.
 * @param address the form's URL path, which is the key of its draft
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
  /** Made for the record that is being added, so that each attempt sends the same. */
  const made = useRef<FormValues>(undefined)
  const isMounted = useIsMounted()
  const [isDirty, setDirty] = useState(draft !== undefined)
  const [state, setState] = useState<FormState<Saved>>({ errors: {}, isPending: false })
  const secrets = parts.secrets ?? []

  function forget() {
    forgetDraft(address)
    setDraft(undefined)
    setDirty(false)
  }

  /** Saves the input as a draft if it has unsaved changes; otherwise removes the draft. */
  function keep(values: FormValues) {
    const isChanged = !isSame(values, start.saved)
    setDirty(isChanged)
    if (!isChanged) return forgetDraft(address)
    const isWithoutSecret = !isSame(pick(values, secrets), pick(start.saved, secrets))
    const kept = { values: without(values, secrets), etag: start.etag, isWithoutSecret }
    writeDraft(address, { ...kept, submitKey: tried.current.key })
  }

  /** Mounts the fields again with other values. */
  function restart(
    values: FormValues,
    { etag, taken, saved = values }: Partial<Pick<Start<Saved>, 'etag' | 'taken' | 'saved'>>,
  ) {
    forget()
    setDirty(!isSame(values, saved))
    setStart({ number: start.number + 1, values, etag, given: parts, saved, taken })
    tried.current = untried
    made.current = undefined
    setState({ errors: {}, isPending: false })
  }

  /** Returns the values with those that the form makes itself. */
  function withMade(typed: FormValues): FormValues {
    made.current ??= parts.makeMissing?.() ?? {}
    const missing = Object.keys(made.current).filter((name) => (typed[name] ?? '') === '')
    return { ...typed, ...pick(made.current, missing) }
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
      else if (isAnother) restart(nextOf(typed), parts)
      else forget()
      parts.onSaved(saved, isAnother || !isMounted())
    } catch (error) {
      const met = conflictIn(error, typed, parts)
      const conflict = met && { ...met, isAnother }
      // Records contain no password, so the form's own is not compared if it may have been saved, but sent again.
      const untold = conflict?.kind === 'saved' || tried.current.isUnsure ? secrets : []
      if (conflict && conflict.etag !== etag && conflict.changed.every((name) => untold.includes(name))) {
        // Nothing else differs: the response to an earlier attempt was lost, or somebody else saved the same values.
        await send(body, typed, { isAnother, ...savingOver(conflict) })
      } else if (isMounted()) stay(error, typed, { over, conflict })
    }
  }

  /** Returns what the next record begins with. */
  const nextOf = (typed: FormValues) => ({
    ...parts.initial,
    ...pick(typed, parts.keptForNext ?? []),
    ...parts.proposeNext?.(typed),
  })

  /** Returns the idempotency key of an attempt. It stays the same until it is known whether one was saved. */
  function keyOfTry(typed: FormValues) {
    const key = tried.current.key ?? newSubmitKey()
    if (parts.amend === undefined) return key
    tried.current = { ...tried.current, key }
    keep(typed)
    return key
  }

  /** Keeps the form open and shows why the save failed. */
  function stay(error: unknown, typed: FormValues, { over, conflict }: FailedTry<Saved>) {
    const isGone = over !== undefined && isApiError(error) && error.status === 404
    tried.current = isGone ? untried : afterFailure(tried.current, error, conflict?.kind === 'saved')
    keep(typed)
    if (isGone) setState({ errors: {}, isPending: false, failure: GONE })
    else setState(conflict ? { errors: {}, isPending: false, conflict } : refused(error, parts))
  }

  function submit(data: FormData, { etag = start.etag, isAnother = false, over }: Sending<Saved> = {}) {
    const typed = valuesOf(data)
    const whole = withMade(typed)
    const read = parts.schema.safeParse(whole)
    if (read.success) return void send(read.data, whole, { etag, isAnother, over })
    const { error } = parts.schema.safeParse(typed)
    setState({ errors: fieldErrors(error ?? read.error), isPending: false })
  }

  function edit(name: string, data: FormData) {
    keep(valuesOf(data))
    // Several fields may change at once: choosing a batch also changes the divisions.
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
    /** Whether the draft was restored without its password. */
    hasLostSecret: draft?.isWithoutSecret === true,
    submit,
    edit,
    discardDraft: () => restart(parts.initial, parts),
    /** Replaces the user's input by the saved record. */
    takeCurrent({ current, typed, etag, record }: Conflict<Saved>) {
      // A password that may have been saved stays in the form, as it cannot be read anywhere else.
      const kept = tried.current.isUnsure ? pick(typed, secrets) : {}
      restart({ ...current, ...kept }, { etag, taken: record, saved: current })
    },
    /** Closes the conflict and keeps the input; the next submit reports the conflict again. */
    keepTyping: () => setState({ errors: {}, isPending: false }),
    /** Moves the input to the form at another address, as its draft. */
    handOver(to: string, { etag }: Conflict<Saved>, data: FormData) {
      const values = valuesOf(data)
      const isWithoutSecret = Object.values(pick(values, secrets)).some((text) => text !== '')
      writeDraft(to, { values: without(values, secrets), etag, isWithoutSecret })
      forget()
    },
    /** Whether a newer record has arrived and the form has no unsaved changes. */
    isOutdated: isNews && !isDirty && !state.isPending,
    takeFresh: () => restart(parts.initial, parts),
  }
}
