import type { RefObject } from 'react'
import { fill } from '#admin/shared/form/fill.ts'
import { Button } from '#design-system/Button/Button.tsx'

interface FillButtonProps {
  input: RefObject<HTMLInputElement | null>
  text: string
}

/** Fills a field with what it offers. */
export function FillButton({ input, text }: FillButtonProps) {
  return (
    <Button
      onPress={() => {
        fill(input.current, text)
        input.current?.focus()
      }}
    >{`Use ${text}`}</Button>
  )
}
