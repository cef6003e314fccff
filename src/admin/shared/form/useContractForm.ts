import { useReducer, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { isApiError } from '#api/apiError.ts'
import { fieldErrors } from '#contract/errors.ts'
import {
  conflictIn,
  overwriting,
  type Conflict,
  type FoundConflict,
} from '#admin/shared/conflict/conflict.ts'
import {
  removeDraft,
  removeDraftOf,
  isSame,
  pick,
  readDraft,
  valuesOf,
  without,
  writeDraft,
  type FormValues,
} from './draft.ts'
import { newDoubts } from './doubts.ts'
import type { ContractFormOptions, FailedAttempt, Sending, Start } from './formOptions.ts'
import { editing, formReducer, type FormEvent, type FormPhase, type Turned } from './formReducer.ts'
import { writeForm } from './formWrite.ts'
import { useLeaveGuard } from './useLeaveGuard.ts'
import { mergeForms } from '#admin/shared/conflict/merge.ts'
import { isOpenIn, type Merging, type Side } from '#admin/shared/conflict/merging.ts'
import { refusalOf } from './refusal.ts'
import { newSubmitKey } from './submitKey.ts'
import { afterFailure, attemptWith, noAttempt } from './attempt.ts'
import { useIsMounted } from '#admin/shared/useIsMounted.ts'

const GONE = 'The saved record has been deleted in the meantime. Submit again to save a new one.'

/**
 * The state of a form: validation, saving, field errors, conflicts, and a draft of unsaved input.
 * @param address the form's URL path, which is the key of its draft
 */
export function useContractForm<S extends z.ZodMiniType, Saved>(
  address: string,
  options: ContractFormOptions<S, Saved>,
) {
  const [draft, setDraft] = useState(() => readDraft(address))
  const [start, setStart] = useState<Start<Saved>>({
    number: 0,
    values: { ...options.initial, ...draft?.values },
    etag: draft?.etag ?? options.etag,
    startProps: options,
    saved: { ...options.initial, ...draft?.base },
  })
  const attempt = useRef(attemptWith(draft?.submitKey))
  /** Made for the record that is being added, so that each attempt sends the same. */
  const generated = useRef<FormValues>(undefined)
  const isMounted = useIsMounted()
  const [isDirty, setDirty] = useState(draft !== undefined)
  const [phase, dispatch] = useReducer<FormPhase<Saved>, [FormEvent<Saved>]>(formReducer, editing)
  const doubtful = phase.kind === 'doubtful' ? phase : undefined
  /** What the form shows, behind a question if there is one. */
  const shown = phase.kind === 'doubtful' ? phase.behind : phase
  const turn = (to: Turned<Saved>) => dispatch({ type: 'turned', to })
  const secrets = options.secrets ?? []

  function clearDraft() {
    removeDraft(address)
    setDraft(undefined)
    setDirty(false)
  }

  /** Stores the input as a draft if it has unsaved changes; otherwise removes the draft. */
  function saveDraft(values: FormValues, { etag, saved }: Pick<Start<Saved>, 'etag' | 'saved'> = start) {
    const isChanged = !isSame(values, saved)
    setDirty(isChanged)
    if (!isChanged) return removeDraft(address)
    const isWithoutSecret = !isSame(pick(values, secrets), pick(saved, secrets))
    const base = etag === undefined ? undefined : without(saved, secrets)
    const kept = { values: without(values, secrets), etag, base, isWithoutSecret }
    writeDraft(address, { ...kept, submitKey: attempt.current.key })
  }

  /** Mounts the fields again with other values. @param merging what is to be chosen among them */
  function reset(
    values: FormValues,
    { etag, takenFrom, saved = values }: Partial<Pick<Start<Saved>, 'etag' | 'takenFrom' | 'saved'>>,
    merging?: Merging,
  ) {
    clearDraft()
    setStart({ number: start.number + 1, values, etag, startProps: options, saved, takenFrom })
    attempt.current = noAttempt
    generated.current = undefined
    if (merging) saveDraft(values, { etag, saved })
    turn(merging ? { kind: 'merging', merging } : editing)
  }

  /** Returns the values with those that the form makes itself. */
  function withGenerated(typed: FormValues): FormValues {
    generated.current ??= options.makeMissing?.() ?? {}
    const missing = Object.keys(generated.current).filter((name) => (typed[name] ?? '') === '')
    return { ...typed, ...pick(generated.current, missing) }
  }

  async function send(body: z.output<S>, typed: FormValues, sending: Sending<Saved>): Promise<void> {
    const { etag, isAnother = false, overwrite } = sending
    turn({ kind: 'saving' })
    try {
      const finish = await writeForm(options, body, sending, () => keyOfAttempt(typed))
      if (!isMounted()) removeDraftOf(address, without(typed, secrets))
      else if (isAnother) reset(nextOf(typed), options)
      else clearDraft()
      finish(isAnother || !isMounted())
    } catch (error) {
      const found = conflictIn(error, typed, options)
      if (found?.kind === 'changed') return mergeConflict(found, typed, sending)
      const conflict = found && { ...found, isAnother }
      if (conflict && conflict.etag !== etag && conflict.changed.every((name) => secrets.includes(name))) {
        // Nothing else differs: the response to an earlier attempt was lost. The password is sent again.
        await send(body, typed, { isAnother, ...overwriting(conflict) })
      } else if (isMounted()) showFailure(error, typed, { overwrite, conflict })
    }
  }

  /** Merges what somebody else has saved: saves both changes, or asks which one is right. */
  async function mergeConflict(
    found: FoundConflict<Saved>,
    typed: FormValues,
    sending: Sending<Saved>,
  ): Promise<void> {
    const { current, etag, record } = found
    const by = await options.whoChanged?.(record)
    const versions = { base: sending.base ?? start.saved, mine: typed, theirs: current }
    // Records contain no password. One that may have been saved already is sent again.
    const mayBeTheirs = !attempt.current.isUnsure && by?.isPasswordChanged !== false
    const { values, taken, kept, asked } = mergeForms(options.schema, versions, {
      linked: options.linked,
      hidden: mayBeTheirs ? secrets : [],
    })
    const told = by?.isPasswordChanged === true ? taken : taken.filter((name) => !secrets.includes(name))
    const others = { names: [...new Set([...(sending.others?.names ?? []), ...told])], by }
    const read = options.schema.safeParse(values)
    if (asked.length === 0 && read.success) return send(read.data, values, { etag, base: current, others })
    if (!isMounted()) return
    const merging = { ...others, kept, asked, versions, chosen: {}, tries: 0 }
    reset(values, { etag, takenFrom: record, saved: current }, merging)
  }

  /** Sets the fields of a group to what one of the two people saved. */
  function choose(group: readonly string[], side: Side, data: FormData) {
    if (shown.kind !== 'merging') return
    const values = { ...valuesOf(data), ...pick(shown.merging.versions[side], group) }
    setStart({ ...start, number: start.number + 1, values })
    saveDraft(values)
    dispatch({ type: 'chose', group, side })
  }

  /** Returns what the next record begins with. */
  const nextOf = (typed: FormValues) => ({
    ...options.initial,
    ...pick(typed, options.keptForNext ?? []),
    ...options.proposeNext?.(typed),
  })

  /** Returns the idempotency key of an attempt. It stays the same until it is known whether one was saved. */
  function keyOfAttempt(typed: FormValues) {
    const key = attempt.current.key ?? newSubmitKey()
    if (options.amend === undefined) return key
    attempt.current = { ...attempt.current, key }
    saveDraft(typed)
    return key
  }

  /** Keeps the form open and shows why the save failed. */
  function showFailure(error: unknown, typed: FormValues, { overwrite, conflict }: FailedAttempt<Saved>) {
    const isGone = overwrite !== undefined && isApiError(error) && error.status === 404
    attempt.current = isGone ? noAttempt : afterFailure(attempt.current, error, conflict?.kind === 'saved')
    saveDraft(typed)
    if (isGone) turn({ kind: 'refused', errors: {}, failure: GONE })
    else if (options.deletion && isApiError(error) && error.status === 404) turn({ kind: 'deleted' })
    else turn(conflict ? { kind: 'conflict', conflict } : { kind: 'refused', ...refusalOf(error, options) })
  }

  function submit(data: FormData, sending: Sending<Saved> = {}) {
    const { etag = start.etag, isAnother = false, overwrite, isSure = false } = sending
    if (shown.kind === 'merging' && isOpenIn(shown.merging)) return dispatch({ type: 'leftOpen' })
    const typed = valuesOf(data)
    const whole = withGenerated(typed)
    const read = options.schema.safeParse(whole)
    const texts = options.doubtsOf && !isSure ? newDoubts(options.doubtsOf, typed, start.saved) : {}
    if (read.success && Object.keys(texts).length > 0) return dispatch({ type: 'doubted', texts, sending })
    if (read.success) return void send(read.data, whole, { etag, isAnother, overwrite })
    const { error } = options.schema.safeParse(typed)
    turn({ kind: 'refused', errors: fieldErrors(error ?? read.error) })
  }

  function edit(name: string, data: FormData) {
    saveDraft(valuesOf(data))
    dispatch({ type: 'edited', name })
  }

  useLeaveGuard(isDirty, clearDraft)

  const isNews =
    options.etag === undefined
      ? !isSame(options.initial, start.startProps.initial)
      : options.etag !== start.startProps.etag && options.etag !== start.etag

  return {
    shown,
    doubtful,
    isPending: phase.kind === 'saving',
    values: start.values,
    takenFrom: start.takenFrom,
    startNumber: start.number,
    hasDraft: draft !== undefined,
    /** Whether the draft was restored without its password. */
    hasLostSecret: draft?.isWithoutSecret === true,
    submit,
    edit,
    discardDraft: () => reset(options.initial, options),
    choose,
    goBack: () => dispatch({ type: 'wentBack' }),
    /** Closes the conflict and keeps the input; the next submit reports the conflict again. */
    keepTyping: () => turn(editing),
    /** Moves the input to the form at another address, as its draft. */
    handOver(to: string, { etag }: Pick<Conflict<Saved>, 'etag'>, data: FormData) {
      const values = valuesOf(data)
      const isWithoutSecret = Object.values(pick(values, secrets)).some((text) => text !== '')
      writeDraft(to, { values: without(values, secrets), etag, isWithoutSecret })
      clearDraft()
    },
    /** Whether a newer record has arrived and the form has no unsaved changes. */
    isOutdated: isNews && !isDirty && phase.kind !== 'saving',
    takeFresh: () => reset(options.initial, options),
  }
}
