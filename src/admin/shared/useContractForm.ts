import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type * as z from 'zod/mini'
import { isApiError } from '#api/apiError.ts'
import { fieldErrors, type FieldErrors } from '#contract/errors.ts'
import {
  forgetDraft,
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

/** What a save sends beside the fields. */
export interface SaveContext {
  /** The same for every try of one submit, so that it makes one record. */
  submitKey: string
  /** The ETag of what the form began with. */
  etag?: string
}

/** What a form is made of; see {@link useContractForm}. */
export interface ContractFormParts<S extends z.ZodMiniType, Saved> {
  schema: S
  /** What the fields begin with, by field name. */
  initial: FormValues
  etag?: string
  save: (body: z.output<S>, context: SaveContext) => Promise<Saved>
  onSaved: (saved: Saved, isAnother: boolean) => void
  /** The words when saving fails and the server has none; or all words of a failure. */
  failure: string | ((error: unknown) => string)
  /** Fields that a draft never holds: passwords. */
  secrets?: readonly string[]
  /** Fields that keep what they hold for the next record, after a submit that adds another. */
  keptForNext?: readonly string[]
  /** Reads the record that a 412 carries as field values. */
  readCurrent?: (data: unknown) => FormValues
  /** What messages by field, most often of a 422, show under the fields. By default each message of the server. */
  readRefusal?: (errors: FieldErrors, message: string | undefined, status: number) => FieldErrors
}

/** Somebody else saved the record: what stands now, and the ETag that a save over it needs. */
export interface Conflict {
  current: FormValues
  typed: FormValues
  etag?: string
}

interface FormState {
  errors: FieldErrors
  isPending: boolean
  failure?: string
  conflict?: Conflict
}

const calm: FormState = { errors: {}, isPending: false }

/**
 * A form's whole road: fields through the contract's schema, save, messages under the fields, a conflict, and
 * a draft of what is typed until it is saved or thrown away.
 */
export function useContractForm<S extends z.ZodMiniType, Saved>(parts: ContractFormParts<S, Saved>) {
  const { pathname } = useLocation()
  const [draft, setDraft] = useState(() => readDraft(pathname))
  const [start, setStart] = useState({
    number: 0,
    values: { ...parts.initial, ...draft?.values },
    etag: draft?.etag ?? parts.etag,
  })
  const [submitKey, setSubmitKey] = useState(newSubmitKey)
  const [isDirty, setDirty] = useState(draft !== undefined)
  const [state, setState] = useState(calm)

  function forget() {
    forgetDraft(pathname)
    setDraft(undefined)
    setDirty(false)
  }

  /** Fills the fields anew. */
  function restart(values: FormValues, etag: string | undefined) {
    forget()
    setStart({ number: start.number + 1, values, etag })
    setSubmitKey(newSubmitKey())
    setState(calm)
  }

  async function send(body: z.output<S>, typed: FormValues, etag: string | undefined, isAnother: boolean) {
    setState({ errors: {}, isPending: true })
    try {
      const saved = await parts.save(body, { submitKey, etag })
      if (isAnother) restart({ ...parts.initial, ...pick(typed, parts.keptForNext ?? []) }, parts.etag)
      else forget()
      parts.onSaved(saved, isAnother)
    } catch (error) {
      const next = refused(error, typed, parts)
      const { conflict } = next
      // The answer to an earlier try was lost, or somebody else saved the same: there is nothing to choose from.
      if (conflict && conflict.etag !== etag && isSame(conflict.current, typed)) {
        await send(body, typed, conflict.etag, isAnother)
      } else setState(next)
    }
  }

  function submit(data: FormData, { etag = start.etag, isAnother = false } = {}) {
    const typed = valuesOf(data)
    const read = parts.schema.safeParse(typed)
    if (read.success) void send(read.data, typed, etag, isAnother)
    else setState({ errors: fieldErrors(read.error), isPending: false })
  }

  function edit(name: string, data: FormData) {
    const values = valuesOf(data)
    const isChanged = !isSame(values, parts.initial)
    setDirty(isChanged)
    const secrets = parts.secrets ?? []
    const isWithoutSecret = !isSame(pick(values, secrets), pick(parts.initial, secrets))
    const kept = { values: without(values, secrets), etag: start.etag, isWithoutSecret }
    if (isChanged) writeDraft(pathname, kept)
    else forgetDraft(pathname)
    // Several fields may change at once: a batch takes its divisions along.
    setState((now) => {
      if (!now.errors[name] && now.failure === undefined) return now
      return { ...now, errors: withoutField(now.errors, name), failure: undefined }
    })
  }

  useLeaveGuard(isDirty, forget)

  return {
    ...state,
    values: start.values,
    /** Changes when the fields must be drawn anew. */
    startNumber: start.number,
    hasDraft: draft !== undefined,
    /** Whether what was typed came back without the password. */
    hasLostSecret: draft?.isWithoutSecret === true,
    submit,
    edit,
    discardDraft: () => restart(parts.initial, parts.etag),
    /** Takes what somebody else saved in the place of what was typed. */
    takeCurrent: ({ current, etag }: Conflict) => restart(current, etag),
  }
}

function withoutField(errors: FieldErrors, name: string): FieldErrors {
  const { [name]: _gone, ...others } = errors
  return others
}

function refused<S extends z.ZodMiniType, Saved>(
  error: unknown,
  typed: FormValues,
  { failure, readCurrent, readRefusal = (errors) => errors }: ContractFormParts<S, Saved>,
): FormState {
  const still = { errors: {}, isPending: false }
  if (isApiError(error) && typeof error.status === 'number' && 'errors' in error && error.errors) {
    return { ...still, errors: readRefusal(error.errors, error.message, error.status) }
  }
  if (isApiError(error) && error.status === 412 && 'data' in error) {
    const current = currentIn(error.data, readCurrent)
    if (current) return { ...still, conflict: { current, typed, etag: error.etag } }
  }
  return { ...still, failure: typeof failure === 'string' ? failureText(error, failure) : failure(error) }
}

/** What stands now; undefined where a 412, as that of a proxy, does not carry the record. */
function currentIn(data: unknown, readCurrent?: (data: unknown) => FormValues): FormValues | undefined {
  try {
    return readCurrent?.(data)
  } catch {
    return undefined
  }
}
