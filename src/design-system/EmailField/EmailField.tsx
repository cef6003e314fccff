import { TextField, type TextFieldProps } from '#design-system/TextField/TextField.tsx'

export type EmailFieldProps = Omit<TextFieldProps, 'type' | 'variant' | 'inputMode'>

/** An address for mail, with the keyboard for one. */
export function EmailField({ autoComplete = 'off', ...field }: EmailFieldProps) {
  return <TextField {...field} type="email" inputMode="email" autoComplete={autoComplete} />
}
