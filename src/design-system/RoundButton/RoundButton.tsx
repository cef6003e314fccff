import type { MouseEvent } from 'react'
import { classNames } from '#design-system/classNames.ts'
import type { FocusProps } from '#design-system/domProps.ts'
import { Icon, type IconName } from '#design-system/Icon/Icon.tsx'
import classes from './RoundButton.module.css'

export interface RoundButtonProps extends FocusProps<HTMLButtonElement> {
  /** The only visible content. */
  icon: IconName
  /** Accessible name, shown as a tooltip. */
  label: string
  /** 48 px with a border, or 44 px without one, in the surrounding text colour. @default 'outlined' */
  variant?: 'outlined' | 'bare'
  /** Disabled but focusable: an arrow at the end of its row. @default false */
  isInert?: boolean
  /** Called on click, Enter and Space, unless inert. */
  onPress?: (event: MouseEvent<HTMLButtonElement>) => void
}

/** A round icon button on or beside pictures: arrows, close, pause. */
export function RoundButton(props: RoundButtonProps) {
  const { icon, label, variant = 'outlined', isInert = false, onPress, className, ...button } = props
  return (
    <button
      {...button}
      type="button"
      className={classNames(classes.button, className)}
      data-variant={variant}
      aria-label={label}
      title={label}
      aria-disabled={isInert || undefined}
      onClick={isInert ? undefined : onPress}
    >
      <Icon name={icon} />
    </button>
  )
}
