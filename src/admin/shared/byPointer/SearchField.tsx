import type { ComboBoxProps } from '#design-system/ComboBox/ComboBox.tsx'
import { useValue } from '#design-system/Field/useValue.ts'
import { PhoneChoice } from './PhoneChoice.tsx'
import { fineSearch, useFine } from './pointerFields.ts'

/** The props of a ComboBox whose options are all there. */
export type SearchFieldProps = Omit<ComboBoxProps, 'ref' | 'onSearch' | 'isLoading'>

/** With more options than these a finger, too, finds one sooner by typing. */
const MOST_IN_LIST = 40

/** One of many options: a ComboBox, or the phone's own list for fingers. */
export function SearchField({ defaultValue, placeholder, ...props }: SearchFieldProps) {
  const [value, onChange] = useValue({ ...props, defaultValue }, '')
  const ComboBox = useFine(fineSearch, props.options.length > MOST_IN_LIST)?.ComboBox
  const choice = { ...props, value, onChange }
  return ComboBox ? <ComboBox {...choice} placeholder={placeholder} /> : <PhoneChoice {...choice} />
}
