import { useRef, useState } from 'react'
import { usePhones } from '#admin/shared/phones.ts'
import { TextField, type TextFieldProps } from '#design-system/TextField/TextField.tsx'
import { FillButton } from './FillButton.tsx'

/** A mobile number. For one that cannot be saved as it is, with spaces, a leading 0 or other digits, it offers the form that can. */
export function MobileField({ onChange, description, ...field }: TextFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(field.defaultValue ?? '')
  const phones = usePhones()
  const saved = phones?.savedPhone(typed) ?? typed
  return (
    <TextField
      {...field}
      type="tel"
      ref={input}
      description={
        description ?? (phones ? `Without spaces, such as ${phones.examplePhone}` : 'Without spaces')
      }
      actions={saved !== typed && <FillButton input={input} text={saved} />}
      onChange={(text) => {
        setTyped(text)
        onChange?.(text)
      }}
      isRequired
    />
  )
}
