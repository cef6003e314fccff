import { classNames } from '#design-system/classNames.ts'
import { HiddenValue } from '#design-system/Field/HiddenValue.tsx'
import { ToggleField } from '#design-system/Field/ToggleField.tsx'
import toggleClasses from '#design-system/Field/ToggleField.module.css'
import { useField, type ControlProps } from '#design-system/Field/useField.ts'
import { useValue } from '#design-system/Field/useValue.ts'
import { useWords } from '#design-system/Words/useWords.ts'
import classes from './Switch.module.css'
import { switchWords } from './words.ts'

export interface SwitchProps extends ControlProps<HTMLInputElement> {
  /** Controlled value, with onChange. */
  value?: boolean
  /** Initial value if uncontrolled. @default false */
  defaultValue?: boolean
  /** Called with the new state. */
  onChange?: (isOn: boolean) => void
}

/** An on/off setting, submitted as '1' or '0'. Use Checkbox for consent or for one of several choices. */
export function Switch(props: SwitchProps) {
  const { label, name, description, isDisabled, ref, className } = props
  const words = useWords('switch', switchWords)
  const wiring = useField(props)
  const [isOn, setOn] = useValue(props, false)

  return (
    <ToggleField
      {...{ wiring, label, description }}
      className={classNames(classes.switch, className)}
      state={isOn ? words.on : words.off}
    >
      <input
        {...wiring.control}
        ref={ref}
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
