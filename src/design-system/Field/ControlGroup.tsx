import type { ReactNode } from 'react'
import { IconButton } from '#design-system/Button/IconButton.tsx'
import classes from './ControlGroup.module.css'

interface ControlGroupProps {
  /** The control is a password: a button inside of it shows and hides what it holds. */
  hasToggle: boolean
  isShown: boolean
  onToggle: (isShown: boolean) => void
  isDisabled?: boolean
  /** Buttons beside the control. */
  actions?: ReactNode
  /** The control, an input. */
  children: ReactNode
}

/** A control of one line, the button in it that shows a password, and the buttons beside it. */
export function ControlGroup(props: ControlGroupProps) {
  const { hasToggle, isShown, onToggle, isDisabled, actions, children } = props
  return (
    <div className={classes.group}>
      <div className={classes.inner}>
        {children}
        {hasToggle && (
          <IconButton
            className={classes.toggle}
            size="sm"
            icon={isShown ? 'eye-off' : 'eye'}
            label={isShown ? 'Hide password' : 'Show password'}
            isDisabled={isDisabled}
            onPress={() => onToggle(!isShown)}
          />
        )}
      </div>
      {actions}
    </div>
  )
}
