import { TextField, type TextFieldProps } from '#design-system/TextField/TextField.tsx'

export type UrlFieldProps = Omit<TextFieldProps, 'type' | 'variant' | 'inputMode'>

/** A web address. @spec 201 */
export function UrlField({ autoComplete = 'off', ...field }: UrlFieldProps) {
  return <TextField {...field} type="url" inputMode="url" autoComplete={autoComplete} />
}
