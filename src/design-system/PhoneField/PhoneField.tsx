import { TextField, type TextFieldProps } from '#design-system/TextField/TextField.tsx'

export type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'variant' | 'inputMode'>

/** A phone number: 2 to 15 digits, with an optional plus. @spec 325-328 */
export function PhoneField({
  autoComplete = 'off',
  description = 'Start with +91, or leave out the first 0',
  ...field
}: PhoneFieldProps) {
  return (
    <TextField {...field} description={description} type="tel" inputMode="tel" autoComplete={autoComplete} />
  )
}
