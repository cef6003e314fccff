import { useEffect, useRef } from 'react'
import { useNotices } from '#admin/shared/notices.tsx'

/** Says what was done, and how to undo it. */
export type OfferUndo = (text: string, undo: () => void) => void

/** Undo is offered while the form is open: one that is opened again would not show it. */
export function useUndoNotice(): OfferUndo {
  const { show, dismiss } = useNotices()
  const withdraw = useRef(() => {})
  useEffect(() => () => withdraw.current(), [])
  return (text, undo) => {
    withdraw.current = show({
      tone: 'success',
      text,
      action: {
        label: 'Undo',
        onPress() {
          dismiss()
          undo()
        },
      },
    })
  }
}
