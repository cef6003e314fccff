import { actionsColumn } from '#admin/shared/list/columns.tsx'
import { AdminBar } from '#admin/shared/AdminBar.tsx'
import { ConfirmDelete } from '#admin/shared/deletion/ConfirmDelete.tsx'
import { failureText } from '#admin/shared/failureText.ts'
import { NOT_ROLES } from '#admin/shared/access/levelTexts.ts'
import { useFailure } from '#admin/shared/list/ListStates.tsx'
import { useMarkedId, useSeenId } from '#admin/shared/list/returnAddress.ts'
import { useMayChange, useMayOpen, type MayChange } from '#admin/shared/access/useMay.ts'
import { useRecordDeletion } from '#admin/shared/deletion/useRecordDeletion.ts'
import { useListRolesQuery } from '#api/endpoints/roles.ts'
import { paths } from '#contract/paths.ts'
import type { Role } from '#contract/roles.ts'
import { isFixedRole } from '#contract/isFixedRole.ts'
import emptyArt from '#content/art/empty-ledger.svg'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { numberColumn, type Column } from '#design-system/DataTable/column.ts'
import { DataTable } from '#design-system/DataTable/DataTable.tsx'
import { langOf } from '#design-system/langOf.ts'
import { Link } from '#design-system/Link/Link.tsx'
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx'
import classes from './RoleListPage.module.css'
import nameClasses from './RoleName.module.css'
import { roleIdentity } from './roleValues.ts'

/** Returns the columns. Roles that users receive cannot be deleted, and the row shows why. @spec 490, reading Q31 */
const columnsOf = (may: MayChange, onDelete: (role: Role) => void): Column<Role>[] => [
  numberColumn(),
  {
    id: 'name',
    header: 'Name',
    isRowHeader: true,
    cell: (role) => (isFixedRole(role) ? <FixedRole role={role} /> : role.M04_RoleName),
  },
  ...actionsColumn({
    may,
    identity: roleIdentity,
    reasonId: (role) => (isFixedRole(role) ? reasonId(role) : undefined),
    onDelete,
  }),
]

const reasonId = ({ M04_RoleId: id }: Role) => `role-${id}-reason`

function FixedRole({ role }: { role: Role }) {
  return (
    <>
      <span {...langOf(role.M04_RoleName)}>{role.M04_RoleName}</span>
      <span className={nameClasses.reason} id={reasonId(role)}>
        New users receive this role, so it cannot be deleted.
      </span>
    </>
  )
}

/** The roles, all on one page. @spec 227-231, reading Q36 */
export function RoleListPage() {
  const roles = useListRolesQuery()
  const mayAdd = useMayOpen()(paths.forms.roles.add)

  const deletion = useRecordDeletion(roleIdentity, {
    describe: (error) => failureText(error, 'The role could not be deleted. Please try again.'),
  })
  const rows = roles.data && deletion.remaining(roles.data)
  return (
    <>
      <title>Roles · Admin</title>
      <PageHeader
        title="Roles"
        count={rows?.length}
        actions={
          mayAdd && (
            <ButtonLink variant="primary" icon="add" href={paths.forms.roles.add} aria-keyshortcuts="N">
              ADD
            </ButtonLink>
          )
        }
      />
      <p className={classes.note}>{NOT_ROLES}</p>
      <DataTable
        className={classes.table}
        label="Roles"
        columns={columnsOf(useMayChange('roles'), deletion.ask)}
        rows={rows}
        rowKey={roleIdentity.idOf}
        markedKey={useMarkedId()}
        openKey={useSeenId()}
        status={{
          isPending: roles.isFetching,
          error: useFailure(roles, rows !== undefined),
          empty: noRoles(mayAdd),
        }}
      />
      <AdminBar />
      <ConfirmDelete deletion={deletion}>
        {({ M04_RoleName: name }) => (
          <>
            Are you sure you want to delete the role &quot;<b {...langOf(name)}>{name}</b>&quot;?
          </>
        )}
      </ConfirmDelete>
    </>
  )
}

/** The specified text, and a link that adds a role. @spec 231, reading Q33 */
const noRoles = (mayAdd: boolean) => ({
  title: 'NO COURSES FOUND',
  art: emptyArt,
  children: (
    <>
      No roles yet.
      {mayAdd && (
        <>
          {' '}
          <Link variant="text" href={paths.forms.roles.add}>
            ADD
          </Link>
        </>
      )}
    </>
  ),
})
