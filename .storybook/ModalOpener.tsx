import { useState, type ReactNode } from 'react'
import { Button } from '#design-system/Button/Button.tsx'

interface ModalOpenerProps {
  /** The args of a story that is open from the start. */
  args: Record<string, unknown>
  /** Renders the story with these args. */
  children: (args: Record<string, unknown>) => ReactNode
}

/** On docs pages: a button that opens a modal story, and lets it close. */
export function ModalOpener({ args, children }: ModalOpenerProps) {
  const [isOpen, setOpen] = useState(false)
  const onClose = () => setOpen(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open the example</Button>
      {isOpen && children({ ...args, onClose })}
    </>
  )
}
