import type { ReactNode } from 'react'
import { classNames } from '#design-system/classNames.ts'
import { Link, type AnchorProps } from '#design-system/Link/Link.tsx'
import classes from './Button.module.css'
import { ButtonFace, type ButtonLooks } from './ButtonFace.tsx'

export interface ButtonLinkProps extends AnchorProps, ButtonLooks {
  /** The label. */
  children: ReactNode
}

/** A link styled as a button. For navigation; use Button for actions. */
export function ButtonLink({
  variant = 'secondary',
  size = 'md',
  icon,
  iconEnd,
  isIconOnPhones,
  isWide,
  className,
  children,
  ...link
}: ButtonLinkProps) {
  return (
    <Link
      {...link}
      className={classNames(classes.button, className)}
      data-variant={variant}
      data-size={size}
      data-icon-on-phones={isIconOnPhones}
      data-wide={isWide}
    >
      <ButtonFace icon={icon} iconEnd={iconEnd}>
        {children}
      </ButtonFace>
    </Link>
  )
}
