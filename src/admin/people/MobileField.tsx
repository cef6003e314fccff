import { useRef, useState } from 'react'
import { usePhones } from '#admin/shared/phones.ts'
import { PhoneField, type PhoneFieldProps } from '#design-system/PhoneField/PhoneField.tsx'
import { FillButton } from './FillButton.tsx'

/** A mobile number. For one that cannot be saved as it is, with spaces, a leading 0 or other digits, it offers the form that can. */
export function MobileField({ onChange, description, ...field }: PhoneFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(field.defaultValue ?? '')
  const phones = usePhones()
  const saved = phones?.savedPhone(typed) ?? typed
  return (
    <PhoneField
      {...field}
      ref={input}
      description={description ?? (phones && `Without spaces, such as ${phones.examplePhone}`)}
      actions={saved !== typed && <FillButton input={input} text={saved} />}
      onChange={(text) => {
        setTyped(text)
        onChange?.(text)
      }}
      isRequired
    />
  )
}
