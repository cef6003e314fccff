import { TextField, type TextFieldProps } from '#design-system/TextField/TextField.tsx'
import { useWords } from '#design-system/Words/useWords.ts'
import { phoneFieldWords } from './words.ts'

export type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'variant' | 'inputMode'>

/** A phone number: 2 to 15 digits, with an optional plus. @spec 325-328 */
export function PhoneField({ autoComplete = 'off', description, ...field }: PhoneFieldProps) {
  const words = useWords('phoneField', phoneFieldWords)
  return (
    <TextField
      {...field}
      description={description ?? words.hint}
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
    />
  )
}
