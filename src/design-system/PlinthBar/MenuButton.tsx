import type { Ref } from 'react'
import { Icon } from '#design-system/Icon/Icon.tsx'
import { Kbd } from '#design-system/Kbd/Kbd.tsx'
import { useWords } from '#design-system/Words/useWords.ts'
import classes from './MenuButton.module.css'
import { plinthBarWords } from './words.ts'

interface MenuButtonProps {
  isOpen: boolean
  onPress: () => void
  /** The app's keyboard shortcut. @default 'M' */
  shortcut?: string
  ref?: Ref<HTMLButtonElement>
}

/** The button in the middle of the PlinthBar that opens the Drawer. */
export function MenuButton({ isOpen, onPress, shortcut = 'M', ref }: MenuButtonProps) {
  const words = useWords('plinthBar', plinthBarWords)
  return (
    <button
      ref={ref}
      type="button"
      className={classes.menu}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-keyshortcuts={shortcut}
      onClick={onPress}
    >
      <Icon name="menu" />
      <span className={classes.label}>{words.menu}</span>
      <Kbd className={classes.key}>{shortcut}</Kbd>
    </button>
  )
}
