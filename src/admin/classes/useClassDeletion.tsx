import { ConfirmDelete } from '#admin/shared/deletion/ConfirmDelete.tsx'
import { failureText } from '#admin/shared/failureText.ts'
import type { PagedList } from '#admin/shared/list/usePagedList.ts'
import { useRecordDeletion } from '#admin/shared/deletion/useRecordDeletion.ts'
import { isApiError } from '#api/apiError.ts'
import type { Class } from '#contract/classes/classes.ts'
import { classIdentity } from './classValues.ts'

/** Deleting a class from its row or its details. @param rows the rows on screen */
export function useClassDeletion(
  list: Pick<PagedList, 'detailsId' | 'closeDetails'>,
  rows: readonly Class[] | undefined,
) {
  const deletion = useRecordDeletion(classIdentity, {
    describe: deleteFailure,
    onGone() {
      if (list.detailsId !== undefined) list.closeDetails()
    },
    ...(rows && { rows }),
  })
  return {
    deletion,
    question: (
      <ConfirmDelete deletion={deletion}>
        {({ M03_Title: title }) => (
          <>
            Are you sure you want to delete the class "<b>{title}</b>"?
          </>
        )}
      </ConfirmDelete>
    ),
  }
}

/** Returns the specified text for any response, and a connection error text without one. @spec 446 */
function deleteFailure(error: unknown): string {
  const text = 'Error deleting class. Please try again.'
  return isApiError(error) && typeof error.status === 'number' ? text : failureText(error, text)
}
