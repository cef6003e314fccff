import { useReducer, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { isApiError } from '#api/apiError.ts'
import { fieldErrors } from '#contract/errors.ts'
import { conflictIn, savingOver, type Conflict, type FoundConflict } from '#admin/shared/conflict/conflict.ts'
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
import { newDoubts } from './doubts.ts'
import type { ContractFormOptions, FailedTry, Sending, Start } from './formOptions.ts'
import { editing, formReducer, type FormEvent, type FormPhase, type Turned } from './formReducer.ts'
import { writeForm } from './formWrite.ts'
import { useLeaveGuard } from './LeaveGuard.tsx'
import { mergeForms } from '#admin/shared/conflict/merge.ts'
import { isOpenIn, type Merging, type Side } from '#admin/shared/conflict/merging.ts'
import { refusalOf } from './refusal.ts'
import { newSubmitKey } from './submitKey.ts'
import { afterFailure, triedWith, untried } from './tried.ts'
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
    given: options,
    saved: { ...options.initial, ...draft?.base },
  })
  const tried = useRef(triedWith(draft?.submitKey))
  /** Made for the record that is being added, so that each attempt sends the same. */
  const made = useRef<FormValues>(undefined)
  const isMounted = useIsMounted()
  const [isDirty, setDirty] = useState(draft !== undefined)
  const [phase, dispatch] = useReducer<FormPhase<Saved>, [FormEvent<Saved>]>(formReducer, editing)
  const doubtful = phase.kind === 'doubtful' ? phase : undefined
  /** What the form shows, behind a question if there is one. */
  const shown = phase.kind === 'doubtful' ? phase.behind : phase
  const turn = (to: Turned<Saved>) => dispatch({ type: 'turned', to })
  const secrets = options.secrets ?? []

  function forget() {
    forgetDraft(address)
    setDraft(undefined)
    setDirty(false)
  }

  /** Stores the input as a draft if it has unsaved changes; otherwise removes the draft. */
  function keep(values: FormValues, { etag, saved }: Pick<Start<Saved>, 'etag' | 'saved'> = start) {
    const isChanged = !isSame(values, saved)
    setDirty(isChanged)
    if (!isChanged) return forgetDraft(address)
    const isWithoutSecret = !isSame(pick(values, secrets), pick(saved, secrets))
    const base = etag === undefined ? undefined : without(saved, secrets)
    const kept = { values: without(values, secrets), etag, base, isWithoutSecret }
    writeDraft(address, { ...kept, submitKey: tried.current.key })
  }

  /** Mounts the fields again with other values. @param merging what is to be chosen among them */
  function restart(
    values: FormValues,
    { etag, taken, saved = values }: Partial<Pick<Start<Saved>, 'etag' | 'taken' | 'saved'>>,
    merging?: Merging,
  ) {
    forget()
    setStart({ number: start.number + 1, values, etag, given: options, saved, taken })
    tried.current = untried
    made.current = undefined
    if (merging) keep(values, { etag, saved })
    turn(merging ? { kind: 'merging', merging } : editing)
  }

  /** Returns the values with those that the form makes itself. */
  function withMade(typed: FormValues): FormValues {
    made.current ??= options.makeMissing?.() ?? {}
    const missing = Object.keys(made.current).filter((name) => (typed[name] ?? '') === '')
    return { ...typed, ...pick(made.current, missing) }
  }

  async function send(body: z.output<S>, typed: FormValues, sending: Sending<Saved>): Promise<void> {
    const { etag, isAnother = false, over } = sending
    turn({ kind: 'saving' })
    try {
      const finish = await writeForm(options, body, sending, () => keyOfTry(typed))
      if (!isMounted()) forgetDraftOf(address, without(typed, secrets))
      else if (isAnother) restart(nextOf(typed), options)
      else forget()
      finish(isAnother || !isMounted())
    } catch (error) {
      const found = conflictIn(error, typed, options)
      if (found?.kind === 'changed') return settle(found, typed, sending)
      const conflict = found && { ...found, isAnother }
      if (conflict && conflict.etag !== etag && conflict.changed.every((name) => secrets.includes(name))) {
        // Nothing else differs: the response to an earlier attempt was lost. The password is sent again.
        await send(body, typed, { isAnother, ...savingOver(conflict) })
      } else if (isMounted()) stay(error, typed, { over, conflict })
    }
  }

  /** Merges what somebody else has saved: saves both changes, or asks which one is right. */
  async function settle(
    found: FoundConflict<Saved>,
    typed: FormValues,
    sending: Sending<Saved>,
  ): Promise<void> {
    const { current, etag, record } = found
    const by = await options.whoChanged?.(record)
    const versions = { base: sending.base ?? start.saved, mine: typed, theirs: current }
    // Records contain no password. One that may have been saved already is sent again.
    const mayBeTheirs = !tried.current.isUnsure && by?.isPasswordChanged !== false
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
    restart(values, { etag, taken: record, saved: current }, merging)
  }

  /** Sets the fields of a group to what one of the two people saved. */
  function choose(group: readonly string[], side: Side, data: FormData) {
    if (shown.kind !== 'merging') return
    const values = { ...valuesOf(data), ...pick(shown.merging.versions[side], group) }
    setStart({ ...start, number: start.number + 1, values })
    keep(values)
    dispatch({ type: 'chose', group, side })
  }

  /** Returns what the next record begins with. */
  const nextOf = (typed: FormValues) => ({
    ...options.initial,
    ...pick(typed, options.keptForNext ?? []),
    ...options.proposeNext?.(typed),
  })

  /** Returns the idempotency key of an attempt. It stays the same until it is known whether one was saved. */
  function keyOfTry(typed: FormValues) {
    const key = tried.current.key ?? newSubmitKey()
    if (options.amend === undefined) return key
    tried.current = { ...tried.current, key }
    keep(typed)
    return key
  }

  /** Keeps the form open and shows why the save failed. */
  function stay(error: unknown, typed: FormValues, { over, conflict }: FailedTry<Saved>) {
    const isGone = over !== undefined && isApiError(error) && error.status === 404
    tried.current = isGone ? untried : afterFailure(tried.current, error, conflict?.kind === 'saved')
    keep(typed)
    if (isGone) turn({ kind: 'refused', errors: {}, failure: GONE })
    else if (options.deletion && isApiError(error) && error.status === 404) turn({ kind: 'deleted' })
    else turn(conflict ? { kind: 'conflict', conflict } : { kind: 'refused', ...refusalOf(error, options) })
  }

  function submit(data: FormData, sending: Sending<Saved> = {}) {
    const { etag = start.etag, isAnother = false, over, isSure = false } = sending
    if (shown.kind === 'merging' && isOpenIn(shown.merging)) return dispatch({ type: 'leftOpen' })
    const typed = valuesOf(data)
    const whole = withMade(typed)
    const read = options.schema.safeParse(whole)
    const texts = options.doubtsOf && !isSure ? newDoubts(options.doubtsOf, typed, start.saved) : {}
    if (read.success && Object.keys(texts).length > 0) return dispatch({ type: 'doubted', texts, sending })
    if (read.success) return void send(read.data, whole, { etag, isAnother, over })
    const { error } = options.schema.safeParse(typed)
    turn({ kind: 'refused', errors: fieldErrors(error ?? read.error) })
  }

  function edit(name: string, data: FormData) {
    keep(valuesOf(data))
    dispatch({ type: 'edited', name })
  }

  useLeaveGuard(isDirty, forget)

  const isNews =
    options.etag === undefined
      ? !isSame(options.initial, start.given.initial)
      : options.etag !== start.given.etag && options.etag !== start.etag

  return {
    shown,
    doubtful,
    isPending: phase.kind === 'saving',
    values: start.values,
    taken: start.taken,
    startNumber: start.number,
    hasDraft: draft !== undefined,
    /** Whether the draft was restored without its password. */
    hasLostSecret: draft?.isWithoutSecret === true,
    submit,
    edit,
    discardDraft: () => restart(options.initial, options),
    choose,
    goBack: () => dispatch({ type: 'wentBack' }),
    /** Closes the conflict and keeps the input; the next submit reports the conflict again. */
    keepTyping: () => turn(editing),
    /** Moves the input to the form at another address, as its draft. */
    handOver(to: string, { etag }: Pick<Conflict<Saved>, 'etag'>, data: FormData) {
      const values = valuesOf(data)
      const isWithoutSecret = Object.values(pick(values, secrets)).some((text) => text !== '')
      writeDraft(to, { values: without(values, secrets), etag, isWithoutSecret })
      forget()
    },
    /** Whether a newer record has arrived and the form has no unsaved changes. */
    isOutdated: isNews && !isDirty && phase.kind !== 'saving',
    takeFresh: () => restart(options.initial, options),
  }
}
