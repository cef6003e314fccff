import { Detail, Details } from '#admin/shared/details/Details.tsx'
import { DetailsDialog, type DetailsOverListProps } from '#admin/shared/details/DetailsDialog.tsx'
import { useGetDivisionQuery } from '#api/endpoints/divisions.ts'
import { paths } from '#contract/paths.ts'
import type { Division } from '#contract/divisions.ts'
import { Link } from '#design-system/Link/Link.tsx'
import { ClassPageSection } from './ClassPageSection.tsx'
import { countText, divisionIdentity } from './divisionTexts.ts'

/** 'Division Details'. @spec 153-155, 440 */
export function DivisionDetails(props: DetailsOverListProps<Division>) {
  const { detailsId: id } = props.list
  const division = useGetDivisionQuery(id ?? 0, { skip: id === undefined })
  return (
    <DetailsDialog
      {...props}
      title="Division Details"
      identity={divisionIdentity}
      result={division}
      failure="Error loading division details"
    >
      {(record) => (
        <>
          <Details>
            <Detail label="Division Name">{record.M11_Division_name}</Detail>
            <Detail label="Batch">{record.batch?.M02_Name ?? 'N/A'}</Detail>
            <Detail label="Mentor">{record.mentor?.M05_UserName ?? 'Not set'}</Detail>
            <Detail label="Students">{countText(record)}</Detail>
            <Detail label="Print">
              <Link
                variant="text"
                href={`${paths.admin.print}?batch_id=${record.M11_Batch_id}&division_id=${record.M11_Division_id}`}
              >
                Attendance sheet
              </Link>
            </Detail>
          </Details>
          <ClassPageSection key={record.M11_Division_id} division={record} />
        </>
      )}
    </DetailsDialog>
  )
}
