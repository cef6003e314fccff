import { classNames } from '#design-system/classNames.ts'
import { ToggleField } from '#design-system/Field/ToggleField.tsx'
import toggleClasses from '#design-system/Field/ToggleField.module.css'
import { useField, type FieldProps } from '#design-system/Field/useField.ts'
import { useReset } from '#design-system/Field/useReset.ts'
import { Icon } from '#design-system/Icon/Icon.tsx'
import classes from './Checkbox.module.css'

export interface CheckboxProps extends Omit<FieldProps, 'isReadOnly' | 'isOptional'> {
  /** Value submitted under `name` if checked; otherwise nothing is submitted. @default '1' */
  checkedValue?: string
  /** @default false */
  defaultValue?: boolean
  /** Controlled value, with onChange. */
  value?: boolean
  onChange?: (isChecked: boolean) => void
}

/** A yes or no choice, or one of a group; the label is beside the box. */
export function Checkbox(props: CheckboxProps) {
  const { label, name, description, isRequired, isDisabled } = props
  const { checkedValue = '1', value, defaultValue, onChange } = props
  const wiring = useField(props)
  useReset({ value, onChange }, false)

  return (
    <ToggleField {...{ wiring, label, description, isRequired }} className={classes.checkbox}>
      <input
        {...wiring.control}
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
