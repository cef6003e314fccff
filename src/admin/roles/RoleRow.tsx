import { useId } from 'react'
import { RecordActions } from '#admin/shared/RecordActions.tsx'
import { RecordRow } from '#admin/shared/RecordRow.tsx'
import { paths } from '#contract/paths.ts'
import { isFixedRole, type Role } from '#contract/roles.ts'
import { Cell } from '#design-system/DataTable/Cell.tsx'
import { langOf } from '#design-system/langOf.ts'
import classes from './RoleRow.module.css'

interface RoleRowProps {
  role: Role
  number: number
  onDelete: () => void
}

/** A role. Roles that users receive cannot be deleted, and the row shows why. @spec 490, reading Q31 */
export function RoleRow({ role, number, onDelete }: RoleRowProps) {
  const reasonId = useId()
  const { M04_RoleId, M04_RoleName } = role
  const isFixed = isFixedRole(role)
  return (
    <RecordRow id={M04_RoleId} number={number}>
      <Cell label="Name" variant="primary">
        <span {...langOf(M04_RoleName)}>{M04_RoleName}</span>
        {isFixed && (
          <span className={classes.reason} id={reasonId}>
            New users receive this role, so it cannot be deleted.
          </span>
        )}
      </Cell>
      <RecordActions
        name={M04_RoleName}
        editHref={paths.admin.roleEdit(M04_RoleId)}
        reasonId={isFixed ? reasonId : undefined}
        onDelete={onDelete}
      />
    </RecordRow>
  )
}
