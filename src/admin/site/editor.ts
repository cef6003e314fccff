import { createContext, use } from 'react'
import type { Path } from '#contract/site/sections.ts'
import type { Parts } from '#contract/site/values.ts'
import type { Editing } from './draft/useDraft.ts'
import type { OfferUndo } from './useUndoNotice.ts'

/** What the fields of a section's form share. */
export interface Editor extends Editing {
  /** Sets the value at a path; undefined takes it away. */
  change: (path: Path, value: unknown) => void
  /** Makes a list from the present one. */
  changeList: (path: Path, next: (list: Parts) => Parts) => void
  /** The place that a link leads to: lists open the items on the way. */
  shown: Path | undefined
  show: (path: Path) => void
  offerUndo: OfferUndo
  /** Marks what has just been added: what it still lacks is told once the focus leaves it. */
  begin: (place: Path) => void
}

export const EditorContext = createContext<Editor | undefined>(undefined)

export function useEditor(): Editor {
  const editor = use(EditorContext)
  if (!editor) throw new Error('A field of a section is outside of its form')
  return editor
}

/** Id of the element of a field that is focused. */
export const fieldId = (path: Path) => `site-${path.join('-')}`

/** Whether a place is the other one, or within it. */
export const isWithin = (path: Path, outer: Path) => outer.every((step, index) => step === path[index])

/** Returns the message at a path; undefined for none. */
export function messageAt({ problems }: Pick<Editor, 'problems'>, path: Path): string | undefined {
  const own = problems.filter(
    (problem) => problem.path.length === path.length && isWithin(problem.path, path),
  )
  return own.length === 0 ? undefined : [...new Set(own.map(({ message }) => message))].join(' ')
}
