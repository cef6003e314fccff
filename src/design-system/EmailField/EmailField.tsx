import { TextField, type TextFieldProps } from '#design-system/TextField/TextField.tsx'

export type EmailFieldProps = Omit<TextFieldProps, 'type' | 'variant' | 'inputMode'>

/** An email address, with the email keyboard on phones. */
export function EmailField({ autoComplete = 'off', ...field }: EmailFieldProps) {
  return <TextField {...field} type="email" inputMode="email" autoComplete={autoComplete} />
}
