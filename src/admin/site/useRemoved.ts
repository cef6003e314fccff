import { useNotices } from '#admin/shared/notices.tsx'

/** Returns a function that says what was removed, with Undo. */
export function useRemoved() {
  const notices = useNotices()
  return (name: string, bringBack: () => void) =>
    notices.show({
      tone: 'success',
      text: `${name} has been removed.`,
      action: {
        label: 'Undo',
        onPress() {
          notices.dismiss()
          bringBack()
        },
      },
    })
}
