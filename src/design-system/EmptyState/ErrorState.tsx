import { useEffect, useRef, type ReactNode } from 'react'
import { usePassedRef } from '#design-system/domProps.ts'
import { StateFrame, type StateProps } from './StateFrame.tsx'

export interface ErrorStateProps extends StateProps {
  /** Tries again: a button. */
  action: ReactNode
}

/** Shown when loading failed. Focuses the action if no other element has focus. */
export function ErrorState({ ref, ...props }: ErrorStateProps) {
  const frame = useRef<HTMLDivElement>(null)
  usePassedRef(frame, ref)

  useEffect(() => {
    if (document.activeElement === document.body)
      frame.current?.querySelector<HTMLElement>('button, a')?.focus()
  }, [])

  return <StateFrame {...props} ref={frame} role="alert" />
}
