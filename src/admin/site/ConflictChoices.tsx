import { useId, useRef } from 'react'
import { isRecord } from '#api/isRecord.ts'
import { readPersonName } from '#api/session.ts'
import type { Conflict } from '#contract/site/mergeDrafts.ts'
import { Button } from '#design-system/Button/Button.tsx'
import { langOf } from '#design-system/langOf.ts'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import classes from './ConflictChoices.module.css'
import { nameOf } from './draft/contentValues.ts'
import { useEditor } from './editor.ts'
import { counted } from './siteTexts.ts'

/** What somebody else has changed meanwhile, and the choices where both changed the same. */
export function ConflictChoices() {
  const { conflicts, takenFrom, choose, closeNews } = useEditor()
  const place = useRef<HTMLDivElement>(null)
  if (takenFrom === undefined) return null
  const isOwn = takenFrom !== null && takenFrom === readPersonName()
  const who = isOwn ? 'You, in another tab,' : (takenFrom ?? 'Somebody else')
  const other = isOwn ? 'the other tab' : who
  const isChosen = conflicts.length === 0
  return (
    <div ref={place} tabIndex={-1}>
      <InlineAlert
        tone={isChosen ? 'info' : 'warning'}
        action={
          isChosen && (
            <Button size="sm" onPress={closeNews}>
              Close
            </Button>
          )
        }
      >
        <p>
          {`${who} saved this section while you were editing it. `}
          {isChosen ? (
            'What was changed there is in the form, but for what you decided otherwise.'
          ) : (
            <b>{`${counted(conflicts.length, 'place')} changed ${isOwn ? 'in both tabs' : 'by you both'}. Choose what is right.`}</b>
          )}
        </p>
        {conflicts.map((conflict) => (
          <Choice
            key={nameOf(conflict.path)}
            other={other}
            conflict={conflict}
            onChoose={(side) => {
              choose(conflict, side)
              place.current?.focus()
            }}
          />
        ))}
      </InlineAlert>
    </div>
  )
}

interface ChoiceProps {
  /** Whose the other value is. */
  other: string
  conflict: Conflict
  onChoose: (side: 'mine' | 'theirs') => void
}

function Choice({ other, conflict, onChoose }: ChoiceProps) {
  const id = useId()
  const sides = [
    { side: 'mine', label: 'Keep yours', value: conflict.mine },
    { side: 'theirs', label: `Take that of ${other}`, value: conflict.theirs },
  ] as const
  return (
    <section className={classes.choice} aria-labelledby={id}>
      <h3 className={classes.place} id={id}>
        {conflict.place}
      </h3>
      <div className={classes.sides}>
        {sides.map(({ side, label, value }) => (
          <div key={side} className={classes.side}>
            <p {...langOf(valueText(value))}>{valueText(value)}</p>
            <Button size="sm" onPress={() => onChoose(side)}>
              {label}
            </Button>
          </div>
        ))}
      </div>
    </section>
  )
}

/** A value as it can be read: its texts, one after another. */
function valueText(value: unknown): string {
  if (value === undefined) return 'Removed'
  if (value === null || value === '') return 'Nothing'
  if (isRecord(value)) return Object.values(value).map(valueText).join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}
