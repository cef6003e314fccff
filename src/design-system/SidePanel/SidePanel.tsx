import type { ReactNode } from 'react'
import look from '#design-system/Dialog/Modal.module.css'
import { useModal, type ModalProps } from '#design-system/Dialog/useModal.ts'
import { RoundButton } from '#design-system/RoundButton/RoundButton.tsx'
import { useWords } from '#design-system/Words/useWords.ts'
import classes from './SidePanel.module.css'
import { sidePanelWords } from './words.ts'

export interface SidePanelProps extends ModalProps {
  /** Accessible name: 'Menu'. */
  label: string
  /** Logo at the start of the header. */
  brand?: ReactNode
  /** Accessible name of the close button. @default 'Close menu' */
  closeLabel?: string
  /** Accessible name of the navigation. @default 'Main' */
  navLabel?: string
  /** Illustration at the bottom. */
  art?: ReactNode
  /** SidePanelEntry elements. */
  children: ReactNode
}

/**
 * A modal menu, 250 px wide, that slides in from the end within 300 ms. Escape and the backdrop close it.
 * @spec 463, 464
 */
export function SidePanel(props: SidePanelProps) {
  return props.isOpen && <OpenSidePanel {...props} />
}

function OpenSidePanel(props: SidePanelProps) {
  const { label, onClose, brand, art, children } = props
  const words = useWords('sidePanel', sidePanelWords)
  const { closeLabel = words.close, navLabel = words.navigation } = props
  const modal = useModal(props, look.modal, classes.panel)
  return (
    <dialog {...modal} aria-label={label}>
      <div className={classes.box}>
        <header className={classes.head}>
          {brand}
          <RoundButton
            className={classes.close}
            variant="bare"
            icon="close"
            label={closeLabel}
            onPress={onClose}
          />
        </header>
        <nav className={classes.entries} aria-label={navLabel}>
          {children}
        </nav>
        {art !== undefined && <div className={classes.art}>{art}</div>}
      </div>
    </dialog>
  )
}
