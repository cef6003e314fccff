import type { AuditEntry } from '#contract/audit.ts'
import { paths } from '#contract/paths.ts'
import { Link } from '#design-system/Link/Link.tsx'
import classes from './DetailsDialog.module.css'
import { useMayOpen } from '#admin/shared/access/useMay.ts'
import { dayAt, timeAt } from '#admin/shared/formats.ts'

/** 'Changed 03 Jun 2024, 6:30 PM by office@example.org', with a link to the history. */
export function LastChange({ entry: { action, kind, at, login, name } }: { entry: AuditEntry }) {
  const mayOpen = useMayOpen()
  const did = action === 'add' ? 'Added' : action === 'restore' ? 'Restored' : 'Changed'
  const query = new URLSearchParams({ kind, ...(name !== null && { search: name }) })
  return (
    <p className={classes.note}>
      {`${did} ${dayAt(at)}, ${timeAt(at)} by ${login}. `}
      {mayOpen(paths.admin.audit) && (
        <Link variant="text" href={`${paths.admin.audit}?${query}`}>
          All changes
        </Link>
      )}
    </p>
  )
}
