import { failureText } from './failureText.ts'
import { useNotices } from './notices.tsx'

/**
 * Restores a deleted record, and shows a notice of success or failure.
 * `restore` rejects when the server refuses; `name` is the record's name in notices: 'Course "Arabic"'.
 */
export function useBringBack() {
  const notices = useNotices()

  return async function bringBack(restore: () => Promise<unknown>, name: string) {
    notices.dismiss()
    try {
      await restore()
      notices.show({ tone: 'success', text: `${name} is back.` })
    } catch (error) {
      const text = failureText(error, 'Please try again.')
      notices.show({
        tone: 'error',
        text: `${name} could not be brought back. ${text}`,
        action: { label: 'Retry', onPress: () => void bringBack(restore, name) },
      })
    }
  }
}
