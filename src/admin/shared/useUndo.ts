import { failureText } from './failureText.ts'
import { useNotices } from './notices.tsx'

/**
 * The Undo of a delete's notice: brings the record back, and says so.
 * @param restore brings the record of an id back; a rejection is a refusal
 */
export function useUndo(restore: (id: number) => Promise<unknown>) {
  const notices = useNotices()

  async function undo(id: number, name: string) {
    notices.dismiss()
    try {
      await restore(id)
      notices.show({ tone: 'success', text: `${name} is back.` })
    } catch (error) {
      const text = failureText(error, 'Please try again.')
      notices.show({ tone: 'error', text: `${name} could not be brought back. ${text}` })
    }
  }

  /** @param name as notices call the record: 'Course "Arabic"' */
  return (id: number, name: string) => ({ label: 'Undo', onPress: () => void undo(id, name) })
}
