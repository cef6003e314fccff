import { Cell } from '#design-system/DataTable/Cell.tsx'
import { langOf } from '#design-system/langOf.ts'

interface NameCellProps {
  label: string
  name?: string
  /** Shown without a name. */
  missing: string
}

/** The name of the record that a row's record belongs to. */
export function NameCell({ label, name, missing }: NameCellProps) {
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
