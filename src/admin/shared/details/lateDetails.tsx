import type { ComponentType } from 'react'
import { importLate } from '#admin/shared/importOnce.ts'
import { LateOnce } from '#admin/shared/Late.tsx'
import type { DetailsOverListProps } from './DetailsDialog.tsx'

/** Returns the details of a list's records, which are loaded when they are first open. */
export function lateDetails<Row>(load: () => Promise<ComponentType<DetailsOverListProps<Row>>>) {
  const loadDetails = importLate(load)
  return function LateDetails(props: DetailsOverListProps<Row>) {
    return (
      <LateOnce load={loadDetails} isOpen={props.list.detailsId !== undefined}>
        {(Details) => <Details {...props} />}
      </LateOnce>
    )
  }
}
