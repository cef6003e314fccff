import type { ReactNode } from 'react'
import { Button } from 'react-aria-components'
import buttonClasses from '#design-system/Button/Button.module.css'
import { ButtonFace, type ButtonLooks } from '#design-system/Button/ButtonFace.tsx'

export interface TriggerButtonProps extends Omit<ButtonLooks, 'isWide'> {
  isDisabled?: boolean
  /** Language of the label: 'ml', 'ar'. */
  lang?: string
  children: ReactNode
}

/** A Button that opens a menu or panel. */
export function TriggerButton(props: TriggerButtonProps) {
  const {
    variant = 'secondary',
    size = 'md',
    icon,
    iconEnd,
    isIconOnPhones,
    isDisabled,
    lang,
    children,
  } = props
  return (
    <Button
      className={buttonClasses.button}
      data-variant={variant}
      data-size={size}
      data-icon-on-phones={isIconOnPhones}
      isDisabled={isDisabled}
      lang={lang}
    >
      <ButtonFace icon={icon} iconEnd={iconEnd}>
        {children}
      </ButtonFace>
    </Button>
  )
}
