import { useId, type ReactNode } from 'react'
import { IconButton } from '#design-system/Button/IconButton.tsx'
import look from '#design-system/Dialog/Modal.module.css'
import { useModal, type ModalProps } from '#design-system/Dialog/useModal.ts'
import { useWords } from '#design-system/Words/useWords.ts'
import classes from './Drawer.module.css'
import { drawerWords } from './words.ts'

export interface DrawerProps extends ModalProps {
  /** Heading, and accessible name. */
  title: string
  /** Tiles. */
  children: ReactNode
}

/** A modal bottom sheet that slides in within 300 ms. Escape and the backdrop close it. */
export function Drawer(props: DrawerProps) {
  return props.isOpen && <OpenDrawer {...props} />
}

function OpenDrawer(props: DrawerProps) {
  const { title, onClose, children } = props
  const id = useId()
  const words = useWords('drawer', drawerWords)
  const modal = useModal(props, look.modal, classes.drawer)

  return (
    <dialog {...modal} aria-labelledby={id}>
      <div className={classes.box}>
        <header className={classes.head}>
          <h2 id={id}>{title}</h2>
          <IconButton icon="close" label={words.close} onPress={onClose} />
        </header>
        {children}
      </div>
    </dialog>
  )
}
