import { TextField, type TextInputProps } from '#design-system/TextField/TextField.tsx'

export interface UrlFieldProps extends TextInputProps {
  /** What the browser may fill in: 'url'. @default 'off' */
  autoComplete?: string
}

/** A web address. @spec 201 */
export function UrlField({ autoComplete = 'off', ...field }: UrlFieldProps) {
  return <TextField {...field} type="url" inputMode="url" autoComplete={autoComplete} />
}
