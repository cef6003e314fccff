import type { FieldErrors } from '#contract/errors.ts'
import type { Conflict } from '#admin/shared/conflict/conflict.ts'
import type { FormValues } from './draft.ts'
import type { Sending } from './formOptions.ts'
import type { Merging, Side } from '#admin/shared/conflict/merging.ts'
import type { Refusal } from './refusal.ts'

/** What a form shows while nothing is sent. */
type Unsent<Saved> =
  | { kind: 'editing'; errors?: never }
  | ({ kind: 'refused' } & Refusal)
  | { kind: 'conflict'; errors?: FieldErrors; conflict: Conflict<Saved> }
  | { kind: 'merging'; errors?: FieldErrors; merging: Merging }
  /** The record was deleted in the meantime. */
  | { kind: 'deleted'; errors?: FieldErrors }

/** Where a form stands between what is typed and what is saved. */
export type FormPhase<Saved> =
  | Unsent<Saved>
  | { kind: 'saving'; errors?: never }
  /** Asks about values, in front of what the form shows. They are saved as `sending` once they are confirmed. */
  | { kind: 'doubtful'; texts: FormValues; sending: Sending<Saved>; behind: Unsent<Saved> }

/** A phase that does not depend on the one before: an attempt to save begins or ends, or the form begins again. */
export type Turned<Saved> = Exclude<FormPhase<Saved>, { kind: 'doubtful' }>

export type FormEvent<Saved> =
  | { type: 'turned'; to: Turned<Saved> }
  | { type: 'edited'; name: string }
  | { type: 'doubted'; texts: FormValues; sending: Sending<Saved> }
  /** Leaves doubtful values unsaved. Their texts are shown at the fields, the first of which takes the focus. */
  | { type: 'wentBack' }
  | { type: 'chose'; group: readonly string[]; side: Side }
  /** An attempt to save before everything was chosen. */
  | { type: 'leftOpen' }

export const editing = { kind: 'editing' } as const

/** Returns the next phase, or the same one where nothing changes, so that a key press renders nothing. */
export function formReducer<Saved>(phase: FormPhase<Saved>, event: FormEvent<Saved>): FormPhase<Saved> {
  switch (event.type) {
    case 'turned':
      return event.to
    case 'edited':
      return corrected(phase, event.name)
    case 'doubted': {
      const { texts, sending } = event
      const behind = phase.kind === 'saving' || phase.kind === 'doubtful' ? editing : phase
      return { kind: 'doubtful', texts, sending, behind: withErrors(behind, {}) }
    }
    case 'wentBack':
      return phase.kind === 'doubtful' ? withErrors(phase.behind, listed(phase.texts)) : phase
    case 'chose': {
      if (phase.kind !== 'merging') return phase
      const chosen = { ...phase.merging.chosen, [event.group.join()]: event.side }
      return { ...phase, merging: { ...phase.merging, chosen, last: event.group } }
    }
    case 'leftOpen':
      if (phase.kind !== 'merging') return phase
      return { ...phase, merging: { ...phase.merging, tries: phase.merging.tries + 1 } }
  }
}

/** Several fields may change at once: choosing a batch also changes the divisions. */
function corrected<Saved>(phase: FormPhase<Saved>, name: string): FormPhase<Saved> {
  if (phase.kind === 'doubtful') return phase
  const isFailed = phase.kind === 'refused' && phase.failure !== undefined
  if (phase.kind === 'saving' || (!phase.errors?.[name] && !isFailed)) return phase
  const { [name]: _corrected, ...errors } = phase.errors ?? {}
  return withErrors(phase.kind === 'refused' ? editing : phase, errors)
}

function withErrors<Saved>(phase: Unsent<Saved>, errors: FieldErrors): Unsent<Saved> {
  if (phase.kind !== 'editing') return { ...phase, errors }
  return Object.keys(errors).length === 0 ? phase : { kind: 'refused', errors }
}

/** Returns texts as errors of their fields. */
const listed = (texts: FormValues): FieldErrors =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, [text]]))
