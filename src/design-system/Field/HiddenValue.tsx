import { useEffect, useEffectEvent, useRef } from 'react'
import { useIsFormPending } from '#design-system/Form/FormContext.ts'

interface HiddenValueProps {
  name: string
  /** Several values are sent as repeated `name[]`. */
  value: string | readonly string[]
  isDisabled?: boolean
}

/** Carries into the form's data what no native control holds, and tells the form of a change as a control does. */
export function HiddenValue({ name, value, isDisabled }: HiddenValueProps) {
  const input = useRef<HTMLInputElement>(null)
  const isList = typeof value !== 'string'
  const text = isList ? JSON.stringify(value) : value
  const said = useRef(text)
  const isOff = useIsFormPending() || isDisabled

  // Thousands of values would be as many inputs; the form's data takes them from here.
  const send = useEffectEvent(({ formData }: FormDataEvent) => {
    if (!isList || isOff) return
    for (const each of value) formData.append(`${name}[]`, each)
  })

  useEffect(() => {
    const form = input.current?.form
    form?.addEventListener('formdata', send)
    return () => form?.removeEventListener('formdata', send)
  }, [])

  useEffect(() => {
    if (said.current === text) return
    said.current = text
    input.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [text])

  return (
    <input
      ref={input}
      type="hidden"
      name={name}
      value={isList ? undefined : value}
      disabled={isList || isDisabled}
    />
  )
}
