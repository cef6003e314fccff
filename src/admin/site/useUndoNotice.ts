import { useEffect, useRef } from 'react'
import { useNotices } from '#admin/shared/notices.tsx'

/**
 * Says what was done, and how to undo it.
 * @param focusId of the element that has the focus after that
 */
export type OfferUndo = (text: string, undo: () => void, focusId: string) => void

/** Undo is offered while the form is open: one that is opened again would not show it. After it, what was done before can be undone. */
export function useUndoNotice(): OfferUndo {
  const { show, dismiss } = useNotices()
  const done = useRef<Parameters<OfferUndo>[]>([])
  const withdraw = useRef(() => {})
  useEffect(() => () => withdraw.current(), [])

  function showLast() {
    const last = done.current.at(-1)
    if (!last) return dismiss()
    const [text, undo, focusId] = last
    withdraw.current = show({
      tone: 'success',
      text,
      action: {
        label: 'Undo',
        onPress() {
          done.current.pop()
          undo()
          showLast()
          document.getElementById(focusId)?.focus()
        },
      },
    })
  }

  return (...step) => {
    done.current.push(step)
    showLast()
  }
}
