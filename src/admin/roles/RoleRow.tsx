import { useId } from 'react'
import { paths } from '#contract/paths.ts'
import { isFixedRole, type Role } from '#contract/roles.ts'
import { IconButton } from '#design-system/Button/IconButton.tsx'
import { IconLink } from '#design-system/Button/IconLink.tsx'
import { ActionsCell, Cell, NumberCell } from '#design-system/DataTable/Cell.tsx'
import { Row } from '#design-system/DataTable/Row.tsx'
import { langOf } from '#design-system/langOf.ts'
import classes from './RoleRow.module.css'

interface RoleRowProps {
  role: Role
  number: number
  isMarked: boolean
  onDelete: () => void
}

/** A role. Those that users receive stay, and say so. @spec 490, reading Q31 */
export function RoleRow({ role, number, isMarked, onDelete }: RoleRowProps) {
  const reasonId = useId()
  const { M04_RoleId, M04_RoleName } = role
  const isFixed = isFixedRole(role)
  return (
    <Row isMarked={isMarked}>
      <NumberCell>{number}</NumberCell>
      <Cell label="Name" variant="primary">
        <span {...langOf(M04_RoleName)}>{M04_RoleName}</span>
        {isFixed && (
          <span className={classes.reason} id={reasonId}>
            Users receive this role, so it cannot be deleted.
          </span>
        )}
      </Cell>
      <ActionsCell>
        <IconLink
          icon="edit"
          size="sm"
          label="Edit"
          about={M04_RoleName}
          href={paths.admin.roleEdit(M04_RoleId)}
        />
        <IconButton
          icon="delete"
          variant="danger"
          size="sm"
          label="Delete"
          about={M04_RoleName}
          isDisabled={isFixed}
          aria-describedby={isFixed ? reasonId : undefined}
          onPress={onDelete}
        />
      </ActionsCell>
    </Row>
  )
}
