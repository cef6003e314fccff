import type { MouseEvent, ReactNode } from 'react'
import { classNames } from '#design-system/classNames.ts'
import type { NativeButtonProps } from '#design-system/domProps.ts'
import { Spinner } from '#design-system/Spinner/Spinner.tsx'
import { useWords } from '#design-system/Words/useWords.ts'
import classes from './Button.module.css'
import { ButtonFace, type ButtonLooks } from './ButtonFace.tsx'
import { buttonWords } from './words.ts'

export interface ButtonProps extends NativeButtonProps, ButtonLooks {
  /** Pass true or false to every button that can be pending, so that its width fits both labels from the start. */
  isPending?: boolean
  /**
   * Label beside the spinner.
   * @spec 478
   * @default 'Loading...'
   */
  pendingLabel?: string
  /** Disabled, and out of the tab order. */
  isDisabled?: boolean
  /** Disabled but focusable: for a button that disables itself, such as Next on the last page. */
  isInert?: boolean
  /** Called on click, Enter and Space, except while pending. */
  onPress?: (event: MouseEvent<HTMLButtonElement>) => void
  /** The label. */
  children: ReactNode
}

/** While pending it stays focusable and ignores clicks and submits. */
export function Button({
  variant = 'secondary',
  size = 'md',
  type = 'button',
  icon,
  iconEnd,
  isIconOnPhones,
  isWide,
  isPending,
  pendingLabel,
  isDisabled,
  isInert,
  onPress,
  className,
  children,
  ...button
}: ButtonProps) {
  const words = useWords('button', buttonWords)
  const isOff = isPending === true || isInert === true

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (isOff) event.preventDefault()
    else onPress?.(event)
  }

  const face = (
    <ButtonFace icon={icon} iconEnd={iconEnd}>
      {children}
    </ButtonFace>
  )

  return (
    <button
      {...button}
      type={type}
      className={classNames(classes.button, className)}
      data-variant={variant}
      data-size={size}
      data-icon-on-phones={isIconOnPhones}
      data-wide={isWide}
      disabled={isDisabled}
      aria-disabled={isOff || undefined}
      aria-busy={isPending || undefined}
      onClick={press}
    >
      {isPending === undefined ? (
        face
      ) : (
        <span className={classes.swap}>
          <span className={classes.side} aria-hidden={isPending}>
            {face}
          </span>
          <span className={classes.side} aria-hidden={!isPending}>
            <Spinner />
            <span className={classes.label}>{pendingLabel ?? words.pending}</span>
          </span>
        </span>
      )}
    </button>
  )
}
