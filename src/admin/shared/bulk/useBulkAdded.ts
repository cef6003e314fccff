import { useRemoveBulkMutation, type BulkKind } from '#api/endpoints/bulk.ts'
import type { BulkOutcome } from '#contract/bulkOutcome.ts'
import { failureText } from '#admin/shared/failureText.ts'
import { useNotices } from '#admin/shared/notices.tsx'
import { doneText, refusedText } from './bulkTexts.ts'
import { newSubmitKey } from '#admin/shared/form/submitKey.ts'

const deleted = { done: 'deleted', short: 'deleted' }

/** Returns a function that tells that several records have been added, with one Undo for all of them. */
export function useBulkAdded(kind: BulkKind) {
  const [remove] = useRemoveBulkMutation()
  const notices = useNotices()

  async function undo(records: BulkOutcome['done'], submitKey = newSubmitKey()): Promise<void> {
    try {
      const { done, refused } = await remove({ kind, records, submitKey }).unwrap()
      const [first] = refused
      if (first === undefined) notices.show({ tone: 'success', text: doneText(kind, done.length, deleted) })
      else
        notices.show({
          tone: 'error',
          text: `${refusedText(kind, refused.length, deleted)} ${first.message}.`,
        })
    } catch (error) {
      notices.show({
        tone: 'error',
        text: failureText(error, 'Nothing was changed. Please try again.'),
        action: { label: 'Retry', onPress: () => void undo(records, submitKey) },
      })
    }
  }

  return ({ done }: BulkOutcome) =>
    notices.show({
      tone: 'success',
      text: doneText(kind, done.length, { done: 'added', short: 'added' }),
      action: { label: 'Undo', onPress: () => void undo(done) },
    })
}
