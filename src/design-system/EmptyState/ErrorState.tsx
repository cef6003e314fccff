import { useEffect, useRef } from 'react'
import { StateFrame, type StateProps } from './StateFrame.tsx'

export interface ErrorStateProps extends StateProps {
  action: StateProps['action']
}

/** Shown when loading failed. Focuses the action if no other element has focus. */
export function ErrorState(props: ErrorStateProps) {
  const frame = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (document.activeElement === document.body)
      frame.current?.querySelector<HTMLElement>('button, a')?.focus()
  }, [])

  return <StateFrame {...props} ref={frame} role="alert" />
}
