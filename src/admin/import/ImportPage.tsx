import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { AdminBar } from '#admin/shared/AdminBar.tsx'
import { useLeaving } from '#admin/shared/form/LeaveGuard.tsx'
import { IMPORT_KINDS, type ImportKind } from '#contract/import/importFields.ts'
import { Button } from '#design-system/Button/Button.tsx'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { ConfirmDialog } from '#design-system/ConfirmDialog/ConfirmDialog.tsx'
import { BackLink } from '#design-system/Link/BackLink.tsx'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx'
import { CheckStep } from './CheckStep.tsx'
import { ColumnsStep } from './ColumnsStep.tsx'
import { DoneStep } from './DoneStep.tsx'
import { FileStep } from './FileStep.tsx'
import classes from './ImportPage.module.css'
import { listOf, rowsText } from './importTexts.ts'
import { RefusedButton } from './RefusedButton.tsx'
import { Steps } from './Steps.tsx'
import { useImport, type Import } from './useImport.ts'

/** Imports a spreadsheet of students, teachers or classes. */
export function ImportPage() {
  const [params] = useSearchParams()
  const asked = params.get('kind')
  const kind = IMPORT_KINDS.find((each) => each === asked) ?? 'students'
  return <ImportOf key={kind} kind={kind} />
}

function ImportOf({ kind }: { kind: ImportKind }) {
  const run = useImport(kind)
  const { step, draft, check, done, failure } = run
  return (
    <>
      <title>{`Import ${kind} · Admin`}</title>
      <PageHeader
        title={`Import ${kind}`}
        back={<BackLink href={listOf[kind]} label={`Back to ${kind}`} />}
      />
      <Steps step={step} />
      {failure !== undefined && (
        <div className={classes.failure}>
          <InlineAlert tone="error">{failure}</InlineAlert>
        </div>
      )}
      {step === 'file' && <FileStep run={run} />}
      {step === 'columns' && draft && <ColumnsStep key={draft.sheet.sheet} run={run} draft={draft} />}
      {step === 'check' && draft && check && <CheckStep run={run} draft={draft} check={check} />}
      {step === 'done' && draft && done && <DoneStep run={run} draft={draft} done={done} />}
      <ImportBar run={run} />
    </>
  )
}

/** What leads on, back and out. */
function ImportBar({ run }: { run: Import }) {
  const { step, draft, check } = run
  const isBusy = run.busy !== undefined
  const leaveFor = useLeaving()
  const out = (
    <ButtonLink variant="ghost" href={listOf[run.kind]}>
      {step === 'done' ? 'Close' : 'Cancel'}
    </ButtonLink>
  )
  switch (step) {
    case 'file':
      return <AdminBar start="Nothing is saved before step 4." end={out} />
    case 'columns':
      return (
        <AdminBar
          start="Nothing is saved before step 4."
          end={
            <>
              {out}
              <Button
                variant="primary"
                isPending={run.busy === 'checking'}
                isInert={isBusy}
                isDisabled={draft?.columns.every((field) => field === null)}
                onPress={() => void run.checkRows()}
              >
                {`Check ${rowsText(draft?.rows.length ?? 0)}`}
              </Button>
            </>
          }
        />
      )
    case 'check':
      return (
        <AdminBar
          start={check && `${rowsText(check.rows.length)} checked`}
          isFull={check !== undefined && check.counts.refused > 0}
          end={
            <>
              {out}
              {draft && check && check.counts.refused > 0 && (
                <RefusedButton run={run} draft={draft} check={check} />
              )}
              <ImportButton run={run} />
            </>
          }
        />
      )
    case 'done':
      return (
        <AdminBar
          end={
            <>
              <Button variant="ghost" onPress={() => leaveFor(run.startOver)}>
                Import another file
              </Button>
              {out}
            </>
          }
        />
      )
  }
}

/** Writes what was checked; after a correction, checks again first. */
function ImportButton({ run }: { run: Import }) {
  const { check, isOutdated, busy } = run
  const [isAsking, setAsking] = useState(false)
  if (!check) return null
  if (isOutdated)
    return (
      <Button variant="primary" isPending={busy === 'checking'} onPress={() => void run.checkRows()}>
        Check again
      </Button>
    )
  const { added, changed, refused } = check.counts
  const good = added + changed
  return (
    <>
      <Button
        variant="primary"
        isPending={busy === 'importing'}
        isDisabled={good === 0}
        onPress={() => (refused > 0 ? setAsking(true) : void run.importAll('all'))}
      >
        {`Import ${good}`}
      </Button>
      <ConfirmDialog
        title={`Import ${rowsText(good)}?`}
        confirmLabel={`Import ${good}`}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          void run.importAll('good')
        }}
      >
        {refused === 1 ? '1 row is refused and stays out.' : `${refused} rows are refused and stay out.`}
      </ConfirmDialog>
    </>
  )
}
