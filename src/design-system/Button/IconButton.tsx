import type { ComponentProps, MouseEvent } from 'react'
import { classNames } from '#design-system/classNames.ts'
import classes from './IconButton.module.css'
import { IconFace, iconProps, type IconLooks } from './IconFace.tsx'

type Base = Omit<ComponentProps<'button'>, 'onClick' | 'disabled' | 'aria-label' | 'title' | 'children'>

export interface IconButtonProps extends Base, IconLooks {
  isDisabled?: boolean
  onPress?: (event: MouseEvent<HTMLButtonElement>) => void
}

export function IconButton(props: IconButtonProps) {
  const {
    icon,
    label,
    about,
    variant,
    size,
    hasTitle,
    type = 'button',
    isDisabled,
    onPress,
    className,
    ...button
  } = props
  return (
    <button
      {...button}
      {...iconProps({ icon, label, about, variant, size, hasTitle })}
      type={type}
      className={classNames(classes.button, className)}
      disabled={isDisabled}
      onClick={onPress}
    >
      <IconFace icon={icon} label={label} />
    </button>
  )
}
