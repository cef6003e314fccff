import { useState, type RefObject } from 'react'

const texts = {
  copied: 'Copied',
  noClipboard: 'Copying is not possible here. The password is marked: copy it by hand.',
}

/**
 * Copies a password to the clipboard; if the browser refuses, selects the field's text instead. `message` is the
 * result for the user, '' before the first copy.
 * @param field contains the password
 * @param reveal shows the password before it is selected
 */
export function useCopy(field: RefObject<HTMLInputElement | null>, reveal?: () => void) {
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
