import { FieldNotes } from '#design-system/Field/FieldNotes.tsx'
import { HiddenValue } from '#design-system/Field/HiddenValue.tsx'
import { useField, type FieldProps } from '#design-system/Field/useField.ts'
import { useValue } from '#design-system/Field/useValue.ts'
import classes from './Switch.module.css'

export interface SwitchProps extends Omit<FieldProps, 'isReadOnly' | 'isOptional' | 'isRequired'> {
  /** @default false */
  defaultValue?: boolean
  /** Makes it controlled, together with onChange. */
  value?: boolean
  onChange?: (isOn: boolean) => void
}

/** On or off, sent as '1' or '0'. For a state that something has; a Checkbox is for a consent or one of several. */
export function Switch(props: SwitchProps) {
  const { label, name, description, isDisabled } = props
  const wiring = useField(props)
  const [isOn, setOn] = useValue(props, false)

  return (
    <div className={classes.field}>
      <div className={classes.line}>
        <input
          {...wiring.control}
          className={classes.input}
          type="checkbox"
          role="switch"
          aria-checked={isOn}
          checked={isOn}
          disabled={isDisabled}
          onChange={(event) => setOn(event.target.checked)}
        />
        <label className={classes.label} id={wiring.labelId} htmlFor={wiring.control.id}>
          {label}
        </label>
        <span className={classes.state} aria-hidden="true">
          {isOn ? 'On' : 'Off'}
        </span>
      </div>
      <FieldNotes wiring={wiring} description={description} />
      <HiddenValue name={name} value={isOn ? '1' : '0'} isDisabled={isDisabled} />
    </div>
  )
}
