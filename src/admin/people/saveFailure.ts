import { failureText } from '#admin/shared/failureText.ts'
import { useNotices } from '#admin/shared/notices.tsx'
import type { FieldErrors } from '#contract/errors.ts'

/** What went wrong, after the words that the specification has for it. @spec 426-428, 438 */
export const failureAfter = (words: string) => (error: unknown) => {
  const reason = failureText(error, words)
  return reason === words ? words : `${words}. ${reason}`
}

/** The server's messages of all fields in one text. */
export const allTexts = (errors: FieldErrors) => Object.values(errors).flat().join(', ')

/** Says the messages that stand under the fields aloud as well, after these words. @spec 427, 428 */
export function useSpokenRefusal(words: string) {
  const notices = useNotices()
  return (errors: FieldErrors) => {
    notices.show({ tone: 'error', text: `${words}: ${allTexts(errors)}` })
    return errors
  }
}
