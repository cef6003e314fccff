import { Icon } from '#design-system/Icon/Icon.tsx'
import { Kbd } from '#design-system/Kbd/Kbd.tsx'
import { classNames } from '#design-system/classNames.ts'
import type { DomProps } from '#design-system/domProps.ts'
import { useWords } from '#design-system/Words/useWords.ts'
import classes from './MenuButton.module.css'
import { bottomBarWords } from './words.ts'

interface MenuButtonProps extends DomProps<HTMLButtonElement> {
  /** Whether the Drawer is open. */
  isOpen: boolean
  /** Opens or closes the Drawer. */
  onPress: () => void
  /** The app's keyboard shortcut. @default 'M' */
  shortcut?: string
  /** On phones the label is visually hidden, beside three buttons or more. @default false */
  isIconOnPhones?: boolean
}

/** The button in the middle of the BottomBar that opens the Drawer. */
export function MenuButton(props: MenuButtonProps) {
  const { isOpen, onPress, shortcut = 'M', isIconOnPhones, className, ...button } = props
  const words = useWords('bottomBar', bottomBarWords)
  return (
    <button
      {...button}
      type="button"
      className={classNames(classes.menu, className)}
      data-icon-on-phones={isIconOnPhones}
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
