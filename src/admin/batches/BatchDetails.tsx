import { Detail, Details } from '#admin/shared/details/Details.tsx'
import { DetailsDialog, type DetailsOverListProps } from '#admin/shared/details/DetailsDialog.tsx'
import { nameOr } from '#admin/shared/list/columns.tsx'
import { useGetBatchQuery } from '#api/endpoints/batches.ts'
import type { Batch } from '#contract/batches.ts'
import { batchIdentity } from './batchTexts.ts'

/** 'Batch Details', over the list. */
export function BatchDetails(props: DetailsOverListProps<Batch>) {
  const { detailsId: id } = props.list
  const batch = useGetBatchQuery(id ?? 0, { skip: id === undefined })
  return (
    <DetailsDialog
      {...props}
      title="Batch Details"
      identity={batchIdentity}
      result={batch}
      failure="Error loading batch details"
    >
      {(record) => (
        <Details>
          <Detail label="Batch Name">{record.M02_Name}</Detail>
          <Detail label="Course">{nameOr(record.course?.M01_Title, 'No Course Available')}</Detail>
        </Details>
      )}
    </DetailsDialog>
  )
}
