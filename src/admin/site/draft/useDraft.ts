import { useEffect, useState, useSyncExternalStore } from 'react'
import { useSaveSiteDraftMutation } from '#api/endpoints/site.ts'
import type { Draft } from '#contract/site/editing.ts'
import { keepDraft, type DraftKeeper, type DraftState } from './draftKeeper.ts'

/** The draft of a section, as it is edited. */
export interface Editing extends DraftState, Omit<DraftKeeper, 'subscribe' | 'start'> {}

/** Edits a draft, and saves it as it is typed. @param draft as it was loaded; later ones are ignored */
export function useDraft(draft: Draft): Editing {
  const [save] = useSaveSiteDraftMutation()
  const [keeper] = useState(() => keepDraft(draft, (body) => save({ section: draft.section, body }).unwrap()))
  const state = useSyncExternalStore(keeper.subscribe, keeper.state, keeper.state)
  useEffect(() => keeper.start(), [keeper])
  return { ...keeper, ...state }
}
