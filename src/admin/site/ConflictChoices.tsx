import { useId, useRef } from 'react'
import type { Conflict } from '#contract/site/mergeDrafts.ts'
import { Button } from '#design-system/Button/Button.tsx'
import { langOf } from '#design-system/langOf.ts'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import classes from './ConflictChoices.module.css'
import { isRecord } from '#api/isRecord.ts'
import { nameOf } from './draft/contentValues.ts'
import { useEditor } from './editor.ts'
import { counted } from './siteTexts.ts'

/** What somebody else has changed meanwhile, and the choices where both changed the same. */
export function ConflictChoices() {
  const { conflicts, takenFrom, choose } = useEditor()
  const place = useRef<HTMLDivElement>(null)
  if (takenFrom === undefined) return null
  const who = takenFrom ?? 'Somebody else'
  return (
    <div ref={place} tabIndex={-1}>
      <InlineAlert tone={conflicts.length > 0 ? 'warning' : 'info'}>
        <p>
          {`${who} saved this section while you were editing it. Their changes are in the form. `}
          {conflicts.length > 0 && (
            <b>{`${counted(conflicts.length, 'place')} changed by you both. Choose what is right.`}</b>
          )}
        </p>
        {conflicts.map((conflict) => (
          <Choice
            key={nameOf(conflict.path)}
            who={who}
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
  who: string
  conflict: Conflict
  onChoose: (side: 'mine' | 'theirs') => void
}

function Choice({ who, conflict, onChoose }: ChoiceProps) {
  const id = useId()
  const sides = [
    { side: 'mine', label: 'Keep yours', value: conflict.mine },
    { side: 'theirs', label: `Take that of ${who}`, value: conflict.theirs },
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
