import { Detail, Details } from '#admin/shared/Details.tsx'
import { DetailsDialog } from '#admin/shared/DetailsDialog.tsx'
import { useGetDivisionQuery } from '#api/divisions.ts'
import { paths } from '#contract/paths.ts'
import type { Division } from '#contract/divisions.ts'
import { countText } from './divisionTexts.ts'

interface DivisionDetailsProps {
  id: number
  onClose: () => void
  onDelete: (division: Division) => void
}

/** 'Division Details' (statements 153 to 155, 440). */
export function DivisionDetails({ id, onClose, onDelete }: DivisionDetailsProps) {
  const division = useGetDivisionQuery(id)
  return (
    <DetailsDialog
      title="Division Details"
      isOpen
      onClose={onClose}
      result={division}
      failure="Error loading division details"
      editHref={paths.admin.divisionEdit(id)}
      onDelete={onDelete}
    >
      {(record) => (
        <Details>
          <Detail label="Division Name">{record.M11_Division_name}</Detail>
          <Detail label="Batch">{record.batch?.M02_Name ?? 'N/A'}</Detail>
          <Detail label="Mentor">{record.mentor?.M05_UserName ?? 'Not set'}</Detail>
          <Detail label="Students">{countText(record)}</Detail>
        </Details>
      )}
    </DetailsDialog>
  )
}
