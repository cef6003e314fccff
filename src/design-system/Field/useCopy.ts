import { useState, type RefObject } from 'react'
import { useWords } from '#design-system/Words/useWords.ts'
import { fieldWords } from './words.ts'

/** A text that can be selected, such as an input. */
export interface Selectable {
  focus(): void
  select(): void
}

/**
 * Copies a password to the clipboard; if the browser refuses, selects the field's text instead. `message` is the
 * result for the user, '' before the first copy.
 * @param field contains the password
 * @param reveal shows the password before it is selected
 */
export function useCopy(field: RefObject<Selectable | null>, reveal?: () => void) {
  const texts = useWords('field', fieldWords)
  const [message, setMessage] = useState('')

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text)
      setMessage(texts.copied)
    } catch {
      reveal?.()
      setMessage(texts.noClipboard)
      field.current?.focus()
      field.current?.select()
    }
  }

  return { copy, message, isCopied: message === texts.copied, clearMessage: () => setMessage('') }
}
