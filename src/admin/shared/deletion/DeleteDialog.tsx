import type { ReactNode } from 'react'
import { useAboutQuery } from '#api/endpoints/about.ts'
import { usesIn } from '#contract/inUse.ts'
import { ConfirmDialog, type ConfirmDialogProps } from '#design-system/ConfirmDialog/ConfirmDialog.tsx'
import classes from './DeleteDialog.module.css'
import type { RowIdentity } from '#admin/shared/details/recordIdentity.ts'
import { UseLinks } from '#admin/shared/details/UseLinks.tsx'
import type { Deletion } from './useDelete.ts'

type Labels = Pick<ConfirmDialogProps, 'confirmLabel' | 'pendingLabel' | 'cancelLabel'>

export interface DeleteDialogProps<Row> extends Partial<Labels> {
  deletion: Pick<Deletion<Row>, 'asked' | 'confirm' | 'cancel'>
  /** Of records that others may refer to: what does so is looked up before Delete is pressed. */
  identity?: Pick<RowIdentity<Row>, 'kind' | 'idOf' | 'filterOf'>
  /** The question about a row. */
  children: (row: Row) => ReactNode
}

/** Confirmation dialog before a row is deleted; shows the error when the server refuses. */
export function DeleteDialog<Row>({ deletion, identity, children, ...labels }: DeleteDialogProps<Row>) {
  const { asked, confirm, cancel } = deletion
  const row = asked?.row
  const target = row !== undefined && identity ? { kind: identity.kind, id: identity.idOf(row) } : undefined
  const about = useAboutQuery(target ?? { kind: 'courses', id: 0 }, { skip: target === undefined })
  const uses = target ? (about.currentData?.uses ?? {}) : {}
  const isInUse = usesIn(uses).length > 0
  return (
    <ConfirmDialog
      title="Confirm Deletion"
      tone="danger"
      confirmLabel="Delete"
      {...labels}
      isOpen={asked !== undefined}
      isPending={asked?.isPending}
      errorMessage={asked?.error}
      isConfirmDisabled={isInUse}
      onConfirm={confirm}
      onClose={cancel}
    >
      {asked && children(asked.row)}
      {isInUse && row !== undefined && (
        <output className={classes.inUse}>
          Cannot delete: move <UseLinks uses={uses} filter={identity?.filterOf?.(row) ?? {}} /> first.
        </output>
      )}
    </ConfirmDialog>
  )
}
