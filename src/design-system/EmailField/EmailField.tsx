import { TextField, type TextInputProps } from '#design-system/TextField/TextField.tsx'

export interface EmailFieldProps extends TextInputProps {
  /** What the browser may fill in: 'email'. @default 'off' */
  autoComplete?: string
}

/** An email address, with the email keyboard on phones. */
export function EmailField({ autoComplete = 'off', ...field }: EmailFieldProps) {
  return <TextField {...field} type="email" inputMode="email" autoComplete={autoComplete} />
}
