import { useId, type ReactNode } from 'react'
import { IconButton } from '#design-system/Button/IconButton.tsx'
import { useWords } from '#design-system/Words/useWords.ts'
import classes from './Dialog.module.css'
import look from './Modal.module.css'
import { useModal, type ModalProps } from './useModal.ts'
import { useScrollFocus } from './useScrollFocus.ts'
import { dialogWords } from './words.ts'

export interface DialogProps extends ModalProps {
  /** Heading, and accessible name. */
  title: string
  /** Disables Escape, the backdrop and the close button, and sets aria-busy. @default false */
  isPending?: boolean
  /** Width: `md` 600, `sm` 440 px; a bottom sheet on phones. @default 'md' */
  size?: 'md' | 'sm'
  /** `alertdialog` asks for a decision; screen readers read its body as its description. @default 'dialog' */
  role?: 'dialog' | 'alertdialog'
  /** Buttons: at the end on desktops, side by side across the full width on phones. */
  footer?: ReactNode
  /** Whether the header has a close button. @default true */
  hasCloseButton?: boolean
  /** Content below the header; it scrolls if it is too long. */
  children: ReactNode
}

/** A modal `<dialog>`. Its content is mounted only while open; `data-autofocus` marks the element focused first. */
export function Dialog(props: DialogProps) {
  return props.isOpen && <OpenDialog {...props} />
}

function OpenDialog(props: DialogProps) {
  const {
    title,
    onClose,
    isPending = false,
    size = 'md',
    role = 'dialog',
    footer,
    hasCloseButton = true,
    children,
  } = props
  const id = useId()
  const words = useWords('dialog', dialogWords)
  const modal = useModal(props, look.modal, classes.dialog)
  const body = useScrollFocus()

  return (
    <dialog
      {...modal}
      role={role}
      data-size={size}
      aria-labelledby={`${id}-title`}
      aria-describedby={role === 'alertdialog' ? `${id}-body` : undefined}
      aria-busy={isPending || undefined}
    >
      <div className={classes.box}>
        <header className={classes.head}>
          <h2 className={classes.title} id={`${id}-title`}>
            {title}
          </h2>
          {hasCloseButton && (
            <IconButton
              className={classes.close}
              icon="close"
              label={words.close}
              isDisabled={isPending}
              onPress={onClose}
            />
          )}
        </header>
        <div
          {...body}
          className={classes.body}
          id={`${id}-body`}
          aria-labelledby={body.role && `${id}-title`}
        >
          {children}
        </div>
        {footer !== undefined && (
          <footer className={classes.foot} data-dialog-footer="">
            {footer}
          </footer>
        )}
      </div>
      <div className={classes.popups} data-popups="" />
    </dialog>
  )
}
