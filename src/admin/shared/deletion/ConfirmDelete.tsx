import { importLate } from '#admin/shared/importOnce.ts'
import { LateOnce } from '#admin/shared/Late.tsx'
import type { DeleteDialogProps } from './DeleteDialog.tsx'

const loadDialog = importLate(() => import('./DeleteDialog.tsx'))

/** The question before a row is deleted, which is loaded when it is first asked. */
export const ConfirmDelete = <Row,>(props: DeleteDialogProps<Row>) => (
  <LateOnce load={loadDialog} isOpen={props.deletion.asked !== undefined}>
    {({ DeleteDialog }) => <DeleteDialog {...props} />}
  </LateOnce>
)
