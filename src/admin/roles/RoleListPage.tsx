import { AdminBar } from '#admin/shared/AdminBar.tsx'
import { ConfirmDelete } from '#admin/shared/ConfirmDelete.tsx'
import { failureText } from '#admin/shared/failureText.ts'
import { Stale } from '#admin/shared/ListStates.tsx'
import { ListTable } from '#admin/shared/ListTable.tsx'
import { useRecordDeletion } from '#admin/shared/useRecordDeletion.ts'
import { useListRolesQuery } from '#api/roles.ts'
import { paths } from '#contract/paths.ts'
import emptyArt from '#content/art/empty-ledger.svg'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { HeadCell } from '#design-system/DataTable/DataTable.tsx'
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx'
import { langOf } from '#design-system/langOf.ts'
import { Link } from '#design-system/Link/Link.tsx'
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx'
import classes from './RoleListPage.module.css'
import { RoleRow } from './RoleRow.tsx'
import { roleIdentity } from './roleValues.ts'

const head = (
  <>
    <HeadCell>Name</HeadCell>
    <HeadCell variant="actions">Actions</HeadCell>
  </>
)

/** The roles, all on one page. @spec 227-231, reading Q36 */
export function RoleListPage() {
  const roles = useListRolesQuery()

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
          <ButtonLink variant="primary" icon="add" href={paths.admin.roleAdd} aria-keyshortcuts="N">
            ADD
          </ButtonLink>
        }
      />
      {rows && <Stale result={roles} />}
      <div className={classes.table}>
        <ListTable
          label="Roles"
          head={head}
          columns={3}
          isBusy={roles.isFetching}
          result={roles}
          rows={rows}
          nothing={rows?.length === 0 && <NoRoles />}
        >
          {(role, index) => (
            <RoleRow
              key={role.M04_RoleId}
              role={role}
              number={index + 1}
              onDelete={() => deletion.ask(role)}
            />
          )}
        </ListTable>
      </div>
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

/** The empty state with the specified text, and a link that adds a role. @spec 231, reading Q33 */
function NoRoles() {
  return (
    <EmptyState title="NO COURSES FOUND" art={emptyArt}>
      No roles yet.{' '}
      <Link variant="text" href={paths.admin.roleAdd}>
        ADD
      </Link>
    </EmptyState>
  )
}
