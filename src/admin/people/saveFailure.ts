import { useNotices } from '#admin/shared/notices.tsx'
import type { FieldErrors } from '#contract/errors.ts'

/** The server's messages for all fields in one text. */
export const allTexts = (errors: FieldErrors) => Object.values(errors).flat().join(', ')

/** Shows the field errors in a notice as well, after a prefix. @spec 427, 428 */
export function useSpokenRefusal(prefix: string) {
  const notices = useNotices()
  return (errors: FieldErrors) => {
    notices.show({ tone: 'error', text: `${prefix}: ${allTexts(errors)}` })
    return errors
  }
}
