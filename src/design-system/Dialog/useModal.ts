import { useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type SyntheticEvent } from 'react'
import { classNames } from '#design-system/classNames.ts'
import { domProps, usePassedRef, type DomProps } from '#design-system/domProps.ts'

/** Props of every modal. */
export interface ModalProps extends DomProps<HTMLDialogElement> {
  /** Whether it is shown. */
  isOpen: boolean
  /** Called by its buttons that close it, Escape and the backdrop. */
  onClose: () => void
}

interface Modal extends ModalProps {
  /** Disables Escape and the backdrop. */
  isPending?: boolean
}

/**
 * Returns props that make a <dialog> modal while it is mounted. Initial focus: [data-autofocus], else the first
 * non-destructive button in [data-dialog-footer], else the browser's default. On close, focus returns to the opener.
 */
export function useModal({ ref: outer, ...props }: Modal, ...classes: (string | undefined)[]) {
  const { onClose, isPending = false } = props
  const ref = useRef<HTMLDialogElement>(null)
  usePassedRef(ref, outer)
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
    ...domProps(props),
    className: classNames(...classes, props.className),
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
