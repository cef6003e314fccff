import type { ReactNode, Ref } from 'react'
import { Button } from 'react-aria-components'
import buttonClasses from '#design-system/Button/Button.module.css'
import { classNames } from '#design-system/classNames.ts'
import { domProps, type DomProps } from '#design-system/domProps.ts'
import { ButtonFace, type ButtonLooks } from '#design-system/Button/ButtonFace.tsx'

/** Props of a part that opens a menu or panel. */
export interface TriggerProps extends DomProps<HTMLButtonElement>, ButtonLooks {
  /** Receives the button; `id`, `className`, `data-*` and `aria-*` are set on it too. */
  ref?: Ref<HTMLButtonElement>
  /** Disabled, and out of the tab order. @default false */
  isDisabled?: boolean
  /** Language of the label: 'ml', 'ar'. */
  lang?: string
}

interface TriggerButtonProps extends TriggerProps {
  children: ReactNode
}

/** A Button that opens a menu or panel. */
export function TriggerButton({ ref, ...props }: TriggerButtonProps) {
  const {
    variant = 'secondary',
    size = 'md',
    icon,
    iconEnd,
    isIconOnPhones,
    isWide,
    isDisabled,
    lang,
    children,
  } = props
  return (
    <Button
      {...domProps(props)}
      ref={ref}
      className={classNames(buttonClasses.button, props.className)}
      data-variant={variant}
      data-size={size}
      data-icon-on-phones={isIconOnPhones}
      data-wide={isWide}
      isDisabled={isDisabled}
      lang={lang}
    >
      <ButtonFace icon={icon} iconEnd={iconEnd}>
        {children}
      </ButtonFace>
    </Button>
  )
}
