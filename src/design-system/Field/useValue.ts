import { useState } from 'react'
import { useReset } from './useReset.ts'

interface ValueProps<T> {
  value?: T
  defaultValue?: T
  onChange?: (value: T) => void
}

/** A field's value and its setter: held by the caller if `value` is given, else by the field. */
export function useValue<T>({ value, defaultValue, onChange }: ValueProps<T>, none: T) {
  const [own, setOwn] = useState(defaultValue ?? none)
  const current = value ?? own

  function change(next: T) {
    setOwn(next)
    onChange?.(next)
  }

  useReset({ value: current, defaultValue, onChange: change }, none)
  return [current, change] as const
}
