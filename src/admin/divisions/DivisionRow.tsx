import { NameCell } from '#admin/shared/NameCell.tsx'
import { DetailsRow } from '#admin/shared/RecordRow.tsx'
import type { PagedList } from '#admin/shared/usePagedList.ts'
import { paths } from '#contract/paths.ts'
import type { Division } from '#contract/divisions.ts'
import { Cell } from '#design-system/DataTable/Cell.tsx'
import { countText } from './divisionTexts.ts'

interface DivisionRowProps {
  division: Division
  number: number
  list: Pick<PagedList, 'openDetails' | 'detailsAddress'>
}

/** A division in the list, which opens its details. @spec 153, 495 */
export function DivisionRow({ division, number, list }: DivisionRowProps) {
  const { M11_Division_id: id, M11_Division_name: name, batch, mentor } = division
  return (
    <DetailsRow id={id} number={number} list={list} path={paths.admin.divisions} label="Division" name={name}>
      <NameCell label="Batch" name={batch?.M02_Name} missing="N/A" />
      <NameCell label="Mentor" name={mentor?.M05_UserName} missing="Not set" />
      <Cell label="Students" variant="numeric">
        {countText(division)}
      </Cell>
    </DetailsRow>
  )
}
