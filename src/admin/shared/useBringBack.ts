import { failureText } from './failureText.ts'
import { useNotices } from './notices.tsx'

/**
 * Brings a deleted record back, and says so, or why it could not be.
 * `restore` brings it back, a rejection is a refusal; `name` is how notices call it: 'Course "Arabic"'
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
