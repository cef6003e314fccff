import { useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { isApiError } from '#api/apiError.ts'
import { fieldErrors } from '#contract/errors.ts'
import { conflictIn, savingOver, type Conflict, type FoundConflict } from './conflict.ts'
import {
  forgetDraft,
  forgetDraftOf,
  isSame,
  pick,
  readDraft,
  valuesOf,
  without,
  writeDraft,
  type Draft,
  type FormValues,
} from './draft.ts'
import { newDoubts } from './doubts.ts'
import type { ContractFormParts, FailedTry, Sending, Start } from './formParts.ts'
import { writeForm } from './formWrite.ts'
import { listed, refused, withoutField, type FormState } from './formState.ts'
import { useLeaveGuard } from './LeaveGuard.tsx'
import { mergeForms } from './merge.ts'
import { isOpenIn, type Side } from './merging.ts'
import { newSubmitKey } from './submitKey.ts'
import { afterFailure, triedWith, untried } from './tried.ts'
import { useIsMounted } from './useIsMounted.ts'

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
    saved: { ...parts.initial, ...draft?.base },
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
    const base = start.etag === undefined ? undefined : without(start.saved, secrets)
    const kept = { values: without(values, secrets), etag: start.etag, base, isWithoutSecret }
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

  async function send(body: z.output<S>, typed: FormValues, sending: Sending<Saved>): Promise<void> {
    const { etag, isAnother = false, over } = sending
    setState({ errors: {}, isPending: true })
    try {
      const finish = await writeForm(parts, body, sending, () => keyOfTry(typed))
      if (!isMounted()) forgetDraftOf(address, without(typed, secrets))
      else if (isAnother) restart(nextOf(typed), parts)
      else forget()
      finish(isAnother || !isMounted())
    } catch (error) {
      const found = conflictIn(error, typed, parts)
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
    const by = await parts.whoChanged?.(record)
    const versions = { base: sending.base ?? start.saved, mine: typed, theirs: current }
    // Records contain no password. One that may have been saved already is sent again.
    const mayBeTheirs = !tried.current.isUnsure && by?.isPasswordChanged !== false
    const { values, taken, kept, asked } = mergeForms(parts.schema, versions, {
      linked: parts.linked,
      hidden: mayBeTheirs ? secrets : [],
    })
    const told = by?.isPasswordChanged === true ? taken : taken.filter((name) => !secrets.includes(name))
    const others = { names: [...new Set([...(sending.others?.names ?? []), ...told])], by }
    const read = parts.schema.safeParse(values)
    if (asked.length === 0 && read.success) return send(read.data, values, { etag, base: current, others })
    if (!isMounted()) return
    restart(values, { etag, taken: record, saved: current })
    hold(values, { etag, base: current })
    setState({
      errors: {},
      isPending: false,
      merging: { ...others, kept, asked, versions, chosen: {}, tries: 0 },
    })
  }

  /** Sets the fields of a group to what one of the two people saved. */
  function choose(group: readonly string[], side: Side, data: FormData) {
    const { merging } = state
    if (merging === undefined) return
    const values = { ...valuesOf(data), ...pick(merging.versions[side], group) }
    setStart({ ...start, number: start.number + 1, values })
    setDirty(!isSame(values, start.saved))
    hold(values, { etag: start.etag, base: start.saved })
    const chosen = { ...merging.chosen, [group.join()]: side }
    setState({ ...state, merging: { ...merging, chosen, last: group } })
  }

  /** Stores the values as the draft of a version of the record. */
  function hold(values: FormValues, version: Pick<Draft, 'etag' | 'base'>) {
    writeDraft(address, { ...version, values: without(values, secrets) })
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
    else if (parts.deletion && isApiError(error) && error.status === 404)
      setState({ errors: {}, isPending: false, isDeleted: true })
    else setState(conflict ? { errors: {}, isPending: false, conflict } : refused(error, parts))
  }

  function submit(data: FormData, sending: Sending<Saved> = {}) {
    const { etag = start.etag, isAnother = false, over, isSure = false } = sending
    const { merging } = state
    if (merging && isOpenIn(merging))
      return setState({ ...state, merging: { ...merging, tries: merging.tries + 1 } })
    const typed = valuesOf(data)
    const whole = withMade(typed)
    const read = parts.schema.safeParse(whole)
    const texts = parts.doubtsOf && !isSure ? newDoubts(parts.doubtsOf, typed, start.saved) : {}
    if (read.success && Object.keys(texts).length > 0)
      return setState({ ...state, errors: {}, doubtful: { texts, sending } })
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
    choose,
    /** Leaves doubtful values unsaved. Their texts are shown at the fields, the first of which takes the focus. */
    goBack: () => setState({ ...state, doubtful: undefined, errors: listed(state.doubtful?.texts) }),
    /** Closes the conflict and keeps the input; the next submit reports the conflict again. */
    keepTyping: () => setState({ errors: {}, isPending: false }),
    /** Moves the input to the form at another address, as its draft. */
    handOver(to: string, { etag }: Pick<Conflict<Saved>, 'etag'>, data: FormData) {
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
