import { useState } from 'react'
import { useReset } from './useReset.ts'

interface ValueProps<T> {
  value?: T
  defaultValue?: T
  onChange?: (value: T) => void
}

/** Returns a field's value and setter: controlled if `value` is defined, otherwise local state. */
export function useValue<T>({ value, defaultValue, onChange }: ValueProps<T>, emptyValue: T) {
  const [own, setOwn] = useState(defaultValue ?? emptyValue)
  const current = value ?? own

  function change(next: T) {
    setOwn(next)
    onChange?.(next)
  }

  useReset({ value: current, defaultValue, onChange: change }, emptyValue)
  return [current, change] as const
}
