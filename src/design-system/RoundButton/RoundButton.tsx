import type { ComponentProps, MouseEvent } from 'react'
import { classNames } from '#design-system/classNames.ts'
import { Icon, type IconName } from '#design-system/Icon/Icon.tsx'
import classes from './RoundButton.module.css'

type Base = Omit<ComponentProps<'button'>, 'onClick' | 'disabled' | 'aria-label' | 'title' | 'children'>

export interface RoundButtonProps extends Base {
  icon: IconName
  /** Its name, seen as a tooltip. */
  label: string
  /** 48 px with an edge, or 44 px without one, in the colour of its place. @default 'outlined' */
  variant?: 'outlined' | 'bare'
  /** Off, but keeps the focus: an arrow at the end of its row. */
  isInert?: boolean
  onPress?: (event: MouseEvent<HTMLButtonElement>) => void
}

/** The round button on pictures and beside them: arrows, close, pause. */
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
