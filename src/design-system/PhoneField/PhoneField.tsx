import type { ReactNode } from 'react'
import { TextField, type TextInputProps } from '#design-system/TextField/TextField.tsx'
import { useWords } from '#design-system/Words/useWords.ts'
import { phoneFieldWords } from './words.ts'

export interface PhoneFieldProps extends TextInputProps {
  /** What the browser may fill in: 'tel'. @default 'off' */
  autoComplete?: string
  /** Hint below the control. @default 'Without spaces, such as +918123456789' */
  description?: ReactNode
}

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
