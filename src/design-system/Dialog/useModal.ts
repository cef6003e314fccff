import { useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type SyntheticEvent } from 'react'

interface Modal {
  /** Called on Escape and on a backdrop click. */
  onClose: () => void
  /** Disables Escape and the backdrop. */
  isPending?: boolean
}

/**
 * Returns props that make a <dialog> modal while it is mounted. Initial focus: [data-autofocus], else the first
 * non-destructive button in [data-dialog-footer], else the browser's default. On close, focus returns to the opener.
 */
export function useModal({ onClose, isPending = false }: Modal) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedBackdrop = useRef(false)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (dialog === null) return undefined
    const { documentElement: page } = document
    page.style.setProperty('--scrollbar', `${window.innerWidth - page.clientWidth}px`)
    dialog.showModal()
    initialFocus(dialog)?.focus()
    return () => dialog.close()
  }, [])

  function requestClose() {
    if (!isPending) onClose()
  }

  return {
    ref,
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      requestClose()
    },
    onCancel(event: SyntheticEvent) {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      requestClose()
    },
    // Browsers close the dialog on a second Escape even if the first was cancelled.
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget || event.currentTarget.open) return
      if (isPending) event.currentTarget.showModal()
      else onClose()
    },
    onPointerDown(event: MouseEvent) {
      pressedBackdrop.current = event.target === event.currentTarget
    },
    onClick(event: MouseEvent) {
      if (pressedBackdrop.current && event.target === event.currentTarget) requestClose()
    },
  }
}

function initialFocus(dialog: HTMLDialogElement) {
  return (
    dialog.querySelector<HTMLElement>('[data-autofocus]') ??
    dialog.querySelector<HTMLElement>(
      '[data-dialog-footer] :is(a, button:enabled):not([data-variant^="danger"])',
    )
  )
}
