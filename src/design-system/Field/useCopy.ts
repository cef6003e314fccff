import { useState, type RefObject } from 'react'

const texts = {
  copied: 'Copied',
  noClipboard: 'Copying is not possible here. The password is marked: copy it by hand.',
}

/**
 * Copies a password; where the browser does not let it, the field's text is marked instead. `said` is what
 * came of it, '' for nothing yet.
 * @param field holds the password
 * @param reveal shows the password before it is marked
 */
export function useCopy(field: RefObject<HTMLInputElement | null>, reveal?: () => void) {
  const [said, setSaid] = useState('')

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text)
      setSaid(texts.copied)
    } catch {
      reveal?.()
      setSaid(texts.noClipboard)
      field.current?.focus()
      field.current?.select()
    }
  }

  return { copy, said, isCopied: said === texts.copied, forget: () => setSaid('') }
}
