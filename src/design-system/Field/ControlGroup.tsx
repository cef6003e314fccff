import type { ReactNode } from 'react'
import { IconButton } from '#design-system/Button/IconButton.tsx'
import { useWords } from '#design-system/Words/useWords.ts'
import classes from './ControlGroup.module.css'
import { fieldWords } from './words.ts'

interface ControlGroupProps {
  /** Adds a button that shows and hides a password. */
  hasToggle: boolean
  isVisible: boolean
  onToggle: (isVisible: boolean) => void
  isDisabled?: boolean
  /** Buttons after the control. */
  actions?: ReactNode
  /** The input. */
  children: ReactNode
}

/** A single-line control with an optional password toggle inside and buttons beside it. */
export function ControlGroup(props: ControlGroupProps) {
  const { hasToggle, isVisible, onToggle, isDisabled, actions, children } = props
  const words = useWords('field', fieldWords)
  return (
    <div className={classes.group}>
      <div className={classes.inner}>
        {children}
        {hasToggle && (
          <IconButton
            className={classes.toggle}
            size="sm"
            icon={isVisible ? 'eye-off' : 'eye'}
            label={isVisible ? words.hidePassword : words.showPassword}
            isDisabled={isDisabled}
            onPress={() => onToggle(!isVisible)}
          />
        )}
      </div>
      {actions}
    </div>
  )
}
