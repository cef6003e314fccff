import { Detail, Details } from '#admin/shared/Details.tsx'
import { DetailsDialog, type DetailsOverListProps } from '#admin/shared/DetailsDialog.tsx'
import { nameOr } from '#admin/shared/columns.tsx'
import { useGetBatchQuery } from '#api/batches.ts'
import type { Batch } from '#contract/batches.ts'
import { paths } from '#contract/paths.ts'
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
      editHref={paths.admin.batchEdit}
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
