import { useId } from 'react'
import { Checkbox } from '#design-system/Checkbox/Checkbox.tsx'
import { Field } from '#design-system/Field/Field.tsx'
import { HiddenValue } from '#design-system/Field/HiddenValue.tsx'
import { useField } from '#design-system/Field/useField.ts'
import type { MultiSelectProps } from '#design-system/MultiSelect/MultiSelect.tsx'
import classes from './ChoicesField.module.css'
import { fineChoices, useFine } from './pointerFields.ts'

interface ChoicesFieldProps extends Omit<
  MultiSelectProps,
  'ref' | 'value' | 'defaultValue' | 'onSearch' | 'isLoading'
> {
  value: readonly string[]
  onChange: (ids: readonly string[]) => void
}

/** Several of a few options: a MultiSelect, or boxes to tick for fingers. */
export function ChoicesField(props: ChoicesFieldProps) {
  const MultiSelect = useFine(fineChoices)?.MultiSelect
  return MultiSelect ? <MultiSelect {...props} /> : <Boxes {...props} />
}

function Boxes({ disabledReason, placeholder, ...props }: ChoicesFieldProps) {
  const { label, name, options, value, onChange, isRequired, isOptional, isDisabled } = props
  const description = (isDisabled ? disabledReason : undefined) ?? props.description ?? placeholder
  const wiring = useField({ ...props, description })
  const groupId = useId()

  const toggle = (id: string, isChosen: boolean) =>
    // In the order of the options, whatever was ticked first.
    onChange(
      options.flatMap((each) => ((each.id === id ? isChosen : value.includes(each.id)) ? each.id : [])),
    )

  return (
    <Field {...{ wiring, label, description, isRequired, isOptional }}>
      <fieldset
        id={wiring.control.id}
        className={classes.boxes}
        tabIndex={-1}
        aria-labelledby={wiring.labelId}
        aria-describedby={wiring.control['aria-describedby']}
      >
        {options.map((option) => (
          <Checkbox
            key={option.id}
            id={`${groupId}-${option.id}`}
            // Without a name, as the group submits the value.
            name=""
            label={option.name}
            isInvalid={wiring.isInvalid}
            isDisabled={isDisabled}
            value={value.includes(option.id)}
            onChange={(isChosen) => toggle(option.id, isChosen)}
          />
        ))}
      </fieldset>
      <HiddenValue name={name} value={value} isDisabled={isDisabled} />
    </Field>
  )
}
