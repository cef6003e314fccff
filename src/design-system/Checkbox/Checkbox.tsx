import { classNames } from '#design-system/classNames.ts'
import { ToggleField } from '#design-system/Field/ToggleField.tsx'
import toggleClasses from '#design-system/Field/ToggleField.module.css'
import { useField, type ControlProps } from '#design-system/Field/useField.ts'
import { useReset } from '#design-system/Field/useReset.ts'
import { Icon } from '#design-system/Icon/Icon.tsx'
import classes from './Checkbox.module.css'

export interface CheckboxProps extends ControlProps<HTMLInputElement> {
  /** Adds a red star and aria-required. @default false */
  isRequired?: boolean
  /** Value submitted under `name` if checked; otherwise nothing is submitted. @default '1' */
  checkedValue?: string
  /** Controlled value, with onChange. */
  value?: boolean
  /** Initial value if uncontrolled. @default false */
  defaultValue?: boolean
  /** Called with the new state. */
  onChange?: (isChecked: boolean) => void
}

/** A yes or no choice, or one of a group; the label is beside the box. */
export function Checkbox(props: CheckboxProps) {
  const { label, name, description, isRequired, isDisabled } = props
  const { checkedValue = '1', value, defaultValue, onChange, ref, className } = props
  const wiring = useField(props)
  useReset({ value, onChange }, false)

  return (
    <ToggleField
      {...{ wiring, label, description, isRequired }}
      className={classNames(classes.checkbox, className)}
    >
      <input
        {...wiring.control}
        ref={ref}
        className={classNames(toggleClasses.input, classes.input)}
        type="checkbox"
        name={name}
        value={checkedValue}
        checked={value}
        defaultChecked={defaultValue}
        disabled={isDisabled}
        onChange={(event) => onChange?.(event.target.checked)}
      />
      <Icon className={classes.tick} name="check" />
    </ToggleField>
  )
}
