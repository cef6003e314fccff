import { IconButton } from '#design-system/Button/IconButton.tsx'
import { IconLink } from '#design-system/Button/IconLink.tsx'
import { useFromList } from './listAddress.ts'

interface RecordActionsProps {
  /** The record's name, for screen readers. */
  name: string
  /** Without it there is no Edit. */
  editHref?: string | undefined
  /** If the record cannot be deleted: the element id of the reason. */
  reasonId?: string | undefined
  /** Without it there is no Delete. */
  onDelete?: (() => void) | undefined
}

/** Edit and Delete at the end of a row. */
export function RecordActions({ name, editHref, reasonId, onDelete }: RecordActionsProps) {
  const fromList = useFromList()
  return (
    <>
      {editHref !== undefined && (
        <IconLink icon="edit" size="sm" label="Edit" about={name} href={editHref} state={fromList} />
      )}
      {onDelete && (
        <IconButton
          icon="delete"
          variant="danger"
          size="sm"
          label="Delete"
          about={name}
          isDisabled={reasonId !== undefined}
          aria-describedby={reasonId}
          onPress={onDelete}
        />
      )}
    </>
  )
}
