import type { PagedList } from '#admin/shared/usePagedList.ts'
import { paths } from '#contract/paths.ts'
import type { Division } from '#contract/divisions.ts'
import { Cell, NumberCell } from '#design-system/DataTable/Cell.tsx'
import { Row, RowLink } from '#design-system/DataTable/Row.tsx'
import { langOf } from '#design-system/langOf.ts'
import { countText } from './divisionTexts.ts'

interface DivisionRowProps {
  division: Division
  number: number
  isMarked: boolean
  list: Pick<PagedList, 'openDetails' | 'detailsAddress'>
}

/** A division in the list; it opens its details. @spec 153, 495 */
export function DivisionRow({ division, number, isMarked, list }: DivisionRowProps) {
  const { M11_Division_id: id, M11_Division_name: name, batch, mentor } = division
  return (
    <Row isMarked={isMarked} onAction={() => list.openDetails(id)}>
      <NumberCell>{number}</NumberCell>
      <Cell label="Division" variant="primary">
        <RowLink
          href={paths.admin.divisions + list.detailsAddress(id)}
          state={{ over: true }}
          {...langOf(name)}
        >
          {name}
        </RowLink>
      </Cell>
      <NameCell label="Batch" name={batch?.M02_Name} missing="N/A" />
      <NameCell label="Mentor" name={mentor?.M05_UserName} missing="Not set" />
      <Cell label="Students" variant="numeric">
        {countText(division)}
      </Cell>
    </Row>
  )
}

interface NameCellProps {
  label: string
  name?: string
  /** Said where there is no name. */
  missing: string
}

function NameCell({ label, name, missing }: NameCellProps) {
  return name === undefined ? (
    <Cell label={label} variant="muted">
      {missing}
    </Cell>
  ) : (
    <Cell label={label}>
      <span {...langOf(name)}>{name}</span>
    </Cell>
  )
}
