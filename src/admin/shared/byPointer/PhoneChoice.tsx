import { NativeSelect } from '#design-system/Select/NativeSelect.tsx'
import type { SelectProps } from '#design-system/Select/Select.tsx'
import { selectWords } from '#design-system/Select/words.ts'

interface PhoneChoiceProps extends Omit<SelectProps, 'ref' | 'isAutoFocused' | 'defaultValue'> {
  value: string
  onChange: (id: string) => void
}

/** The phone's own list of options, each with its detail. */
export function PhoneChoice({ disabledReason, options, ...props }: PhoneChoiceProps) {
  return (
    <NativeSelect
      {...props}
      options={options.map(({ id, name, detail }) => ({ id, name: detail ? `${name} (${detail})` : name }))}
      placeholder={props.placeholder ?? selectWords.placeholder}
      description={(props.isDisabled ? disabledReason : undefined) ?? props.description}
    />
  )
}
