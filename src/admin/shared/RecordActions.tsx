import { IconButton } from '#design-system/Button/IconButton.tsx'
import { IconLink } from '#design-system/Button/IconLink.tsx'
import { useFromList } from './listAddress.ts'

interface RecordActionsProps {
  /** The record's name, for screen readers. */
  name: string
  editHref: string
  /** If the record cannot be deleted: the element id of the reason. */
  reasonId?: string | undefined
  onDelete: () => void
}

/** Edit and Delete at the end of a row. */
export function RecordActions({ name, editHref, reasonId, onDelete }: RecordActionsProps) {
  return (
    <>
      <IconLink icon="edit" size="sm" label="Edit" about={name} href={editHref} state={useFromList()} />
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
    </>
  )
}
