import type { ReactNode } from 'react'
import { Cell, NumberCell } from '#design-system/DataTable/Cell.tsx'
import { Row, RowLink } from '#design-system/DataTable/Row.tsx'
import { langOf } from '#design-system/langOf.ts'
import { useMarkedId } from './returnAddress.ts'
import type { PagedList } from './usePagedList.ts'

interface RecordRowProps {
  id: number
  number: number
  onAction?: () => void
  /** The cells after the number. */
  children: ReactNode
}

/** A row of a record list, highlighted if the record was just saved. */
export function RecordRow({ id, number, onAction, children }: RecordRowProps) {
  const isMarked = useMarkedId() === id
  return (
    <Row isMarked={isMarked} onAction={onAction}>
      <NumberCell>{number}</NumberCell>
      {children}
    </Row>
  )
}

interface DetailsRowProps extends Omit<RecordRowProps, 'onAction'> {
  list: Pick<PagedList, 'openDetails' | 'detailsAddress'>
  /** The list's path. */
  path: string
  /** The label of the name column. */
  label: string
  name: string
}

/** A row that opens the record's details over the list, by its name or a click anywhere on it. @spec 495 */
export function DetailsRow({ id, number, list, path, label, name, children }: DetailsRowProps) {
  return (
    <RecordRow id={id} number={number} onAction={() => list.openDetails(id)}>
      <Cell label={label} variant="primary">
        <RowLink href={path + list.detailsAddress(id)} state={{ over: true }} {...langOf(name)}>
          {name}
        </RowLink>
      </Cell>
      {children}
    </RecordRow>
  )
}
