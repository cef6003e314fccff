import { useValue } from '#design-system/Field/useValue.ts'
import { NativeSelect } from '#design-system/Select/NativeSelect.tsx'
import type { SelectProps } from '#design-system/Select/Select.tsx'
import { selectWords } from '#design-system/Select/words.ts'
import { useFineFields } from './pointerFields.ts'

/** The props of a Select, but for those that a native one does not have. */
export type ChoiceFieldProps = Omit<SelectProps, 'ref' | 'isAutoFocused'>

/** One of several options: a Select, or the phone's own list for fingers. */
export function ChoiceField({ defaultValue, disabledReason, ...props }: ChoiceFieldProps) {
  const [value, onChange] = useValue({ ...props, defaultValue }, '')
  const Select = useFineFields()?.Select
  const choice = { ...props, value, onChange }
  if (Select) return <Select {...choice} disabledReason={disabledReason} />
  return (
    <NativeSelect
      {...choice}
      options={props.options.map(({ id, name, detail }) => ({
        id,
        name: detail ? `${name} (${detail})` : name,
      }))}
      placeholder={props.placeholder ?? selectWords.placeholder}
      description={(props.isDisabled ? disabledReason : undefined) ?? props.description}
    />
  )
}
