import { failureText } from '#admin/shared/failureText.ts'
import type { FormValues } from '#admin/shared/form/draft.ts'
import { nameOf, type Lookup } from '#admin/shared/form/lookups.ts'
import type { RecordIdentity } from '#admin/shared/details/recordIdentity.ts'
import { isApiError } from '#api/apiError.ts'
import { Batch, type BatchBody } from '#contract/batches.ts'

export const batchIdentity: RecordIdentity<Batch> = {
  kind: 'batches',
  record: Batch,
  idOf: (batch) => batch.M02_BatchId,
  titleOf: (batch) => batch.M02_Name,
  filterOf: (batch) => ({ batch_id: batch.M02_BatchId }),
  valuesOf: ({ M02_Name, M02_M01_CourseId }): Record<keyof BatchBody, string> => ({
    M02_Name,
    M02_M01_CourseId: String(M02_M01_CourseId ?? ''),
  }),
}

/** Field labels. */
export const batchLabels: FormValues = { M02_Name: 'Batch Name', M02_M01_CourseId: 'Course' }

/** Returns a field's display text: the course's name for its id. */
export const batchText = (courses: Lookup, name: string, values: FormValues) => {
  const value = values[name] ?? ''
  return name === 'M02_M01_CourseId' ? nameOf(courses, value) : value
}

/** Returns why a batch cannot be deleted. The server's message is shown for 403 only. @spec 442-444 */
export function deleteRefusal(error: unknown): string {
  const isAnswered = isApiError(error) && typeof error.status === 'number'
  if (isAnswered && error.status === 403) return failureText(error, 'Cannot delete this batch.')
  const text = 'An error occurred while deleting the batch. Please try again.'
  return isAnswered ? text : failureText(error, text)
}
