import type { ComponentProps, MouseEvent } from 'react'
import { classNames } from '#design-system/classNames.ts'
import { Icon, type IconName } from '#design-system/Icon/Icon.tsx'
import classes from './RoundButton.module.css'

type Base = Omit<ComponentProps<'button'>, 'onClick' | 'disabled' | 'aria-label' | 'title' | 'children'>

export interface RoundButtonProps extends Base {
  icon: IconName
  /** Accessible name, shown as a tooltip. */
  label: string
  /** 48 px with a border, or 44 px without one, in the surrounding text colour. @default 'outlined' */
  variant?: 'outlined' | 'bare'
  /** Disabled but focusable: an arrow at the end of its row. */
  isInert?: boolean
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
