import { FieldNotes } from '#design-system/Field/FieldNotes.tsx'
import { useField, type FieldProps } from '#design-system/Field/useField.ts'
import { Icon } from '#design-system/Icon/Icon.tsx'
import classes from './Checkbox.module.css'

export interface CheckboxProps extends Omit<FieldProps, 'isReadOnly' | 'isOptional'> {
  /** Sent under `name` while it is checked; nothing is sent otherwise. @default '1' */
  checkedValue?: string
  /** @default false */
  defaultValue?: boolean
  /** Makes it controlled, together with onChange. */
  value?: boolean
  onChange?: (isChecked: boolean) => void
}

/** Yes or no, or one of several that belong together; the label stands beside it. */
export function Checkbox(props: CheckboxProps) {
  const { label, name, description, isRequired, isDisabled } = props
  const { checkedValue = '1', value, defaultValue, onChange } = props
  const wiring = useField(props)

  return (
    <div className={classes.field}>
      <div className={classes.line}>
        <span className={classes.box}>
          <input
            {...wiring.control}
            className={classes.input}
            type="checkbox"
            name={name}
            value={checkedValue}
            checked={value}
            defaultChecked={defaultValue}
            disabled={isDisabled}
            onChange={(event) => onChange?.(event.target.checked)}
          />
          <Icon className={classes.tick} name="check" />
        </span>
        <label className={classes.label} id={wiring.labelId} htmlFor={wiring.control.id}>
          {label}
          {isRequired && (
            <span className={classes.star} aria-hidden="true">
              {' '}
              *
            </span>
          )}
        </label>
      </div>
      <div className={classes.notes}>
        <FieldNotes wiring={wiring} description={description} />
      </div>
    </div>
  )
}
