import { useState } from 'react'
import type { Class } from '#contract/classes/classes.ts'
import { Button } from '#design-system/Button/Button.tsx'
import { WhatsAppDialog } from '#admin/classes/lateDialogs.tsx'

/** Shows the text that tells a group about a class. */
export function ShareButton({ lesson }: { lesson: Class }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" icon="chat" onPress={() => setOpen(true)}>
        Text for WhatsApp
      </Button>
      {isOpen && <WhatsAppDialog lessons={[lesson]} onClose={() => setOpen(false)} />}
    </>
  )
}
