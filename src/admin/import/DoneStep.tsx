import { institute } from 'content:institute'
import { addDays } from 'date-fns/addDays'
import { useEffect, useRef, useState } from 'react'
import { PasswordSheet } from '#admin/shared/access/PasswordSheet.tsx'
import { dayAt } from '#admin/shared/formats.ts'
import { useCopy, type Selectable } from '#design-system/Field/useCopy.ts'
import type { ImportDone, Slip } from '#contract/import/import.ts'
import { UNDO_DAYS, type UndoOutcome } from '#contract/import/imports.ts'
import { Button } from '#design-system/Button/Button.tsx'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { Icon } from '#design-system/Icon/Icon.tsx'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import { Star } from '#design-system/Ornaments/Star.tsx'
import classes from './DoneStep.module.css'
import { listOf, outcomeLooks, outcomes, rowsText } from './importTexts.ts'
import { UndoDialog, undoText } from './UndoDialog.tsx'
import type { Draft } from './draft.ts'
import type { Import } from './useImport.ts'

/** The last step: what is in, the sign-in slips, and Undo. */
export function DoneStep({ run, draft, done }: { run: Import; draft: Draft; done: ImportDone }) {
  const { counts, slips, id } = done
  const [isAsking, setAsking] = useState(false)
  const [undone, setUndone] = useState<UndoOutcome>()
  const heading = useRef<HTMLHeadingElement>(null)
  const written = counts.added + counts.changed
  const [until] = useState(() => dayAt(addDays(Date.now(), UNDO_DAYS).getTime()))
  useEffect(() => heading.current?.focus(), [])

  return (
    <section className={classes.done} aria-labelledby="import-done">
      <div className={classes.body}>
        <Star className={classes.star}>
          <Icon name={undone ? 'undo' : 'check'} />
        </Star>
        <h2 ref={heading} id="import-done" tabIndex={-1} className={classes.title}>
          {undone ? 'The import is undone' : writtenText(written)}
        </h2>
        <p className={classes.from}>
          {`From ${draft.source.name || 'pasted cells'}.`}
          {counts.refused > 0 && ` ${rowsText(counts.refused)} refused and left out.`}
        </p>
        <ul className={classes.counts}>
          {outcomes.map((outcome) => (
            <li
              key={outcome}
              className={classes.count}
              data-outcome={counts[outcome] > 0 ? outcome : undefined}
            >
              <b className={classes.number}>{counts[outcome]}</b> {outcomeLooks[outcome].name.toLowerCase()}
            </li>
          ))}
        </ul>
        {slips === null && counts.added > 0 && run.kind !== 'classes' && (
          <InlineAlert tone="warning">
            The passwords of the new people were in an answer that did not arrive. Set new ones where they are
            needed.
          </InlineAlert>
        )}
        <div className={classes.actions}>
          {slips !== null && slips.length > 0 && !undone && <Slips slips={slips} onTaken={run.takeSlips} />}
          <ButtonLink href={listOf[run.kind]}>{`See the ${run.kind}`}</ButtonLink>
        </div>
        {slips !== null && slips.length > 0 && (
          <>
            <p className={classes.hint}>
              {`${slips.length} ${slips.length === 1 ? 'slip' : 'slips'}, 8 on a page: name, user code and first password. They are not shown again.`}
            </p>
            <PasswordSheet passwords={slips} institute={institute.name} />
          </>
        )}
      </div>
      {id !== null && !undone && (
        <div className={classes.undo}>
          <p>
            <b>Changed your mind?</b>
            <span>{`${undoText(counts)} For ${UNDO_DAYS} days, until ${until}.`}</span>
          </p>
          <Button icon="undo" onPress={() => setAsking(true)}>
            Undo this import
          </Button>
        </div>
      )}
      {isAsking && id !== null && (
        <UndoDialog
          kind={run.kind}
          id={id}
          counts={counts}
          onClose={(outcome) => {
            setAsking(false)
            if (outcome) {
              setUndone(outcome)
              run.takeSlips()
            }
            heading.current?.focus()
          }}
        />
      )}
    </section>
  )
}

/** Prints or copies the sign-in slips. */
function Slips({ slips, onTaken }: { slips: readonly Slip[]; onTaken: () => void }) {
  const { copy, message, isCopied } = useCopy(useRef<Selectable>(null))
  useEffect(() => {
    if (isCopied) onTaken()
  }, [isCopied, onTaken])
  function print() {
    window.print()
    onTaken()
  }
  const lines = slips.map(({ name, code, password }) => [name, code, password].join('\t')).join('\n')
  return (
    <>
      <Button variant="primary" icon="print" onPress={print}>
        Print sign-in slips
      </Button>
      <Button icon={isCopied ? 'check' : 'copy'} onPress={() => void copy(lines)}>
        Copy all
      </Button>
      {message !== '' && <output className={classes.hint}>{message}</output>}
    </>
  )
}

function writtenText(count: number): string {
  if (count === 0) return 'Nothing had to be changed'
  return count === 1 ? '1 row is in' : `${count} rows are in`
}
