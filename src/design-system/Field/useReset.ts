import { useState } from 'react'
import { useOnFormReset } from '#design-system/Form/FormContext.ts'

interface HeldValue<T> {
  /** Undefined if uncontrolled: the browser then resets the native control. */
  value?: T
  defaultValue?: T
  onChange?: (value: T) => void
}

/** Resets a controlled value together with the surrounding Form: to the default value, or else the initial one. */
export function useReset<T>({ value, defaultValue, onChange }: HeldValue<T>, emptyValue: T) {
  const [initial] = useState(value ?? emptyValue)
  useOnFormReset(() => {
    const start = defaultValue ?? initial
    if (value !== undefined && value !== start) onChange?.(start)
  })
}
