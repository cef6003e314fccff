import { useRef, useState } from 'react'
import { dayAt, timeAt } from '#admin/shared/formats.ts'
import { failureText } from '#admin/shared/failureText.ts'
import { RetryAlert } from '#admin/shared/RetryAlert.tsx'
import { useListImportsQuery } from '#api/endpoints/imports.ts'
import type { ImportKind } from '#contract/import/importFields.ts'
import { UNDO_DAYS, type PastImport } from '#contract/import/imports.ts'
import { Badge } from '#design-system/Badge/Badge.tsx'
import { Button } from '#design-system/Button/Button.tsx'
import classes from './PastImports.module.css'
import { UndoDialog } from './UndoDialog.tsx'

/** The imports of the last 30 days, which can be undone. Nothing while there is none. */
export function PastImports({ kind }: { kind: ImportKind }) {
  const imports = useListImportsQuery({ kind })
  const [asked, setAsked] = useState<PastImport>()
  const heading = useRef<HTMLHeadingElement>(null)
  if (imports.error !== undefined)
    return (
      <div className={classes.whole}>
        <RetryAlert onRetry={() => void imports.refetch()}>
          {failureText(imports.error, 'Failed to load the imports so far')}
        </RetryAlert>
      </div>
    )
  const rows = imports.data?.data ?? []
  if (rows.length === 0) return null

  return (
    <section className={classes.whole} aria-labelledby="past-imports">
      <h2 ref={heading} id="past-imports" tabIndex={-1} className={classes.title}>
        Imports of the last {UNDO_DAYS} days
      </h2>
      <ul className={classes.list}>
        {rows.map((each) => (
          <li key={each.id} className={classes.row}>
            <span className={classes.when}>{momentText(each.at)}</span>
            <span className={classes.who}>{`${each.login}: ${doneText(each)}`}</span>
            {each.undone_at === null ? (
              <Button size="sm" icon="undo" onPress={() => setAsked(each)}>
                Undo
                <span className="visually-hidden">{` the import of ${momentText(each.at)}`}</span>
              </Button>
            ) : (
              <Badge>Undone</Badge>
            )}
          </li>
        ))}
      </ul>
      {asked && (
        <UndoDialog
          kind={kind}
          id={asked.id}
          counts={asked}
          onClose={() => {
            setAsked(undefined)
            heading.current?.focus()
          }}
        />
      )}
    </section>
  )
}

const momentText = (at: number) => `${dayAt(at)}, ${timeAt(at)}`

const doneText = ({ added, changed }: PastImport) => `${added} new, ${changed} changed`
