import { failureText } from '#admin/shared/failureText.ts'
import { useNotices } from '#admin/shared/notices.tsx'

/**
 * Restores a deleted record, and shows a notice of success or failure.
 * `restore` rejects when the server refuses; `name` is the record's name in notices: 'Course "Arabic"'.
 */
export function useRestore() {
  const notices = useNotices()

  return async function restoreWithNotice(restore: () => Promise<unknown>, name: string) {
    notices.dismiss()
    try {
      await restore()
      notices.show({ tone: 'success', text: `${name} has been restored.` })
    } catch (error) {
      const text = failureText(error, 'Please try again.')
      notices.show({
        tone: 'error',
        text: `${name} could not be restored. ${text}`,
        action: { label: 'Retry', onPress: () => void restoreWithNotice(restore, name) },
      })
    }
  }
}
