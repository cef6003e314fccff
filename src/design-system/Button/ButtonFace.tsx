import type { ReactNode } from 'react'
import { Icon, type IconName } from '#design-system/Icon/Icon.tsx'
import classes from './Button.module.css'

/** What Button and ButtonLink share. */
export interface ButtonLooks {
  /** One primary in a view. @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | 'danger-quiet'
  /** 40, 32 and 48 px high; 44 instead of 40 on phones. @default 'md' */
  size?: 'md' | 'sm' | 'lg'
  icon?: IconName
  /** After the label: a chevron, an arrow. */
  iconEnd?: IconName
  /** On phones the label is only said, and a 44 px square with the icon remains. */
  isIconOnPhones?: boolean
  /** As wide as what is around it. */
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
