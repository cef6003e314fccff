import { classNames } from '#design-system/classNames.ts'
import { HiddenValue } from '#design-system/Field/HiddenValue.tsx'
import { ToggleField } from '#design-system/Field/ToggleField.tsx'
import toggleClasses from '#design-system/Field/ToggleField.module.css'
import { useField, type FieldProps } from '#design-system/Field/useField.ts'
import { useValue } from '#design-system/Field/useValue.ts'
import { useWords } from '#design-system/Words/useWords.ts'
import classes from './Switch.module.css'
import { switchWords } from './words.ts'

export interface SwitchProps extends Omit<FieldProps, 'isReadOnly' | 'isOptional' | 'isRequired'> {
  /** @default false */
  defaultValue?: boolean
  /** Controlled value, with onChange. */
  value?: boolean
  onChange?: (isOn: boolean) => void
}

/** An on/off setting, submitted as '1' or '0'. Use Checkbox for consent or for one of several choices. */
export function Switch(props: SwitchProps) {
  const { label, name, description, isDisabled } = props
  const words = useWords('switch', switchWords)
  const wiring = useField(props)
  const [isOn, setOn] = useValue(props, false)

  return (
    <ToggleField
      {...{ wiring, label, description }}
      className={classes.switch}
      state={isOn ? words.on : words.off}
    >
      <input
        {...wiring.control}
        className={classNames(toggleClasses.input, classes.input)}
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        disabled={isDisabled}
        onChange={(event) => setOn(event.target.checked)}
      />
      <HiddenValue name={name} value={isOn ? '1' : '0'} isDisabled={isDisabled} />
    </ToggleField>
  )
}
