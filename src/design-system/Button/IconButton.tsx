import type { MouseEvent } from 'react'
import { classNames } from '#design-system/classNames.ts'
import type { NativeButtonProps } from '#design-system/domProps.ts'
import classes from './IconButton.module.css'
import { IconFace, iconProps, type IconLooks } from './IconFace.tsx'

export interface IconButtonProps extends NativeButtonProps, IconLooks {
  /** Disabled, and out of the tab order. @default false */
  isDisabled?: boolean
  /** Called on click, Enter and Space. */
  onPress?: (event: MouseEvent<HTMLButtonElement>) => void
}

/** A square button with an icon and a name for screen readers. */
export function IconButton(props: IconButtonProps) {
  const {
    icon,
    label,
    about,
    variant,
    size,
    type = 'button',
    isDisabled,
    onPress,
    className,
    ...button
  } = props
  return (
    <button
      {...button}
      {...iconProps({ icon, label, about, variant, size })}
      type={type}
      className={classNames(classes.button, className)}
      disabled={isDisabled}
      onClick={onPress}
    >
      <IconFace icon={icon} label={label} />
    </button>
  )
}
