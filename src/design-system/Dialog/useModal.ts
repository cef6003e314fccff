import { useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type SyntheticEvent } from 'react'

interface Modal {
  /** Asked by Escape and by the backdrop. */
  onClose: () => void
  /** Neither Escape nor the backdrop close while it is true. */
  isBusy?: boolean
}

/**
 * Props that make a <dialog> modal for as long as it is rendered. The focus goes to [data-autofocus], else to the
 * first safe button of [data-dialog-footer], else where the browser puts it; in the end it returns to the opener.
 */
export function useModal({ onClose, isBusy = false }: Modal) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedBackdrop = useRef(false)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (dialog === null) return undefined
    const { documentElement: page } = document
    page.style.setProperty('--scrollbar', `${window.innerWidth - page.clientWidth}px`)
    dialog.showModal()
    firstStop(dialog)?.focus()
    return () => dialog.close()
  }, [])

  function ask() {
    if (!isBusy) onClose()
  }

  return {
    ref,
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      ask()
    },
    onCancel(event: SyntheticEvent) {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      ask()
    },
    // The browser may close it all the same, at a second Escape.
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget || event.currentTarget.open) return
      if (isBusy) event.currentTarget.showModal()
      else onClose()
    },
    onPointerDown(event: MouseEvent) {
      pressedBackdrop.current = event.target === event.currentTarget
    },
    onClick(event: MouseEvent) {
      if (pressedBackdrop.current && event.target === event.currentTarget) ask()
    },
  }
}

function firstStop(dialog: HTMLDialogElement) {
  return (
    dialog.querySelector<HTMLElement>('[data-autofocus]') ??
    dialog.querySelector<HTMLElement>(
      '[data-dialog-footer] :is(a, button:enabled):not([data-variant^="danger"])',
    )
  )
}
