import { useMemo, useState } from 'react'
import { withFields } from '#admin/shared/byPointer/pointerFields.ts'
import { importOnce } from '#admin/shared/importOnce.ts'
import { Late } from '#admin/shared/Late.tsx'
import { DataTable } from '#design-system/DataTable/DataTable.tsx'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import { Pagination } from '#design-system/Pagination/Pagination.tsx'
import type { ImportCheck } from '#contract/import/import.ts'
import classes from './CheckStep.module.css'
import { Counts, type Shown } from './Counts.tsx'
import { rowsText } from './importTexts.ts'
import { validatedColumns } from './validatedColumns.tsx'
import { checkedRows, shownFields, type CheckedRow } from './validatedRows.ts'
import type { Draft } from './draft.ts'
import type { Import } from './useImport.ts'
import { WritingProgress } from './WritingProgress.tsx'

/** Its selects are large. */
const loadMissingNames = importOnce(() => withFields(() => import('./MissingNames.tsx')))

/** Rows on a page of the table. */
const PER_PAGE = 50

/** The third step: what would happen to each row. */
export function CheckStep({ run, draft, check }: { run: Import; draft: Draft; check: ImportCheck }) {
  const [shown, setShown] = useState<Shown>('all')
  const [page, setPage] = useState(1)
  const rows = useMemo(() => checkedRows(draft, check, shown), [draft, check, shown])
  const fields = useMemo(() => shownFields(run.kind, draft, check), [run.kind, draft, check])
  const columns = validatedColumns({
    kind: run.kind,
    columns: draft.columns,
    shown: fields,
    onCorrect: run.correct,
    onEnter: () => void run.checkRows(),
  })
  const lastPage = Math.max(1, Math.ceil(rows.length / PER_PAGE))
  const current = Math.min(page, lastPage)

  return (
    <>
      <Counts
        counts={check.counts}
        shown={shown}
        onShow={(next) => {
          setShown(next)
          setPage(1)
        }}
      />
      <div className={classes.note}>
        {run.busy === 'importing' ? (
          <WritingProgress run={run} />
        ) : (
          <InlineAlert tone="info">{noteText(check.counts, run.isOutdated)}</InlineAlert>
        )}
      </div>
      {check.missing.batches.length + check.missing.divisions.length > 0 && (
        <Late load={loadMissingNames}>
          {({ MissingNames }) => <MissingNames run={run} draft={draft} missing={check.missing} />}
        </Late>
      )}
      <DataTable<CheckedRow>
        label="Rows"
        columns={columns}
        rows={rows.slice((current - 1) * PER_PAGE, current * PER_PAGE)}
        rowKey={({ index }) => index}
        status={{ empty: { title: 'No such row', children: 'Choose another count above.' } }}
      />
      {lastPage > 1 && (
        <div className={classes.pages}>
          <Pagination page={current} lastPage={lastPage} onPageChange={setPage} />
        </div>
      )}
    </>
  )
}

/** What is saved, and what is not. */
function noteText({ added, changed, same, refused }: ImportCheck['counts'], isOutdated: boolean): string {
  if (isOutdated) return 'Nothing is saved yet. Check again to see what your corrections change.'
  const good = added + changed
  if (good === 0 && refused === 0) return `Nothing to import: ${rowsText(same)} as in the register already.`
  if (refused === 0) return 'Nothing is saved yet. All rows can go in now.'
  const stay = refused === 1 ? '1 row is refused and stays out' : `${refused} rows are refused and stay out`
  const how = 'Correct the marked cells here, or download them and import them later.'
  if (good === 0) return `Nothing is saved yet. ${stay}. ${how}`
  return `Nothing is saved yet. ${stay}. ${how} The other ${good} can go in now.`
}
