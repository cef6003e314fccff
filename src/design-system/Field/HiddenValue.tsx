import { useEffect, useEffectEvent, useRef } from 'react'
import { useIsFormPending } from '#design-system/Form/FormContext.ts'

interface HiddenValueProps {
  /** Key in the form data. */
  name: string
  /** Arrays are submitted as repeated `name[]`. */
  value: string | readonly string[]
  /** Is not submitted. @default false */
  isDisabled?: boolean
}

/** Adds a value without a native control to the form data, and dispatches `input` events when it changes. */
export function HiddenValue({ name, value, isDisabled }: HiddenValueProps) {
  const input = useRef<HTMLInputElement>(null)
  const isList = typeof value !== 'string'
  const text = isList ? JSON.stringify(value) : value
  const lastText = useRef(text)
  const isOff = useIsFormPending() || isDisabled

  // Added here rather than by hidden inputs, as there may be thousands of values.
  const appendValues = useEffectEvent(({ formData }: FormDataEvent) => {
    if (!isList || isOff) return
    for (const each of value) formData.append(`${name}[]`, each)
  })

  useEffect(() => {
    const form = input.current?.form
    form?.addEventListener('formdata', appendValues)
    return () => form?.removeEventListener('formdata', appendValues)
  }, [])

  useEffect(() => {
    if (lastText.current === text) return
    lastText.current = text
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
