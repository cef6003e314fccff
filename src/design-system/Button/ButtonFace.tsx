import type { ReactNode } from 'react'
import { Icon, type IconName } from '#design-system/Icon/Icon.tsx'
import classes from './Button.module.css'

/** Appearance props of Button and ButtonLink. */
export interface ButtonLooks {
  /** At most one primary per view. @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | 'danger-quiet'
  /** Height: `md` 40 (44 on phones), `sm` 32, `lg` 48 px. @default 'md' */
  size?: 'md' | 'sm' | 'lg'
  /** Icon before the label. */
  icon?: IconName
  /** Icon after the label, such as a chevron. */
  iconEnd?: IconName
  /**
   * On phones, or with `large letters` only on those with large letters: a 44 px square with the icon; the label is visually hidden.
   * @default false
   */
  isIconOnPhones?: boolean | 'large letters'
  /** Fills the width of its container. @default false */
  isWide?: boolean
}

interface ButtonFaceProps extends Pick<ButtonLooks, 'icon' | 'iconEnd'> {
  children: ReactNode
}

export function ButtonFace({ icon, iconEnd, children }: ButtonFaceProps) {
  return (
    <>
      {icon && <Icon name={icon} />}
      <span className={classes.label}>{children}</span>
      {iconEnd && <Icon name={iconEnd} />}
    </>
  )
}
