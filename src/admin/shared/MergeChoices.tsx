import { useEffect, useId, useRef } from 'react'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import type { ValueText } from './ConflictAlert.tsx'
import type { FormValues } from './draft.ts'
import { timeAt } from './formats.ts'
import classes from './MergeChoices.module.css'
import { chosenIn, type Merging, type Side } from './merging.ts'
import { changedText, labelsText, personText } from './othersText.ts'

interface MergeChoicesProps {
  merging: Merging
  fieldLabels: FormValues
  valueText: ValueText
  onChoose: (group: readonly string[], side: Side) => void
}

/** What somebody else changed in the meantime, and a choice for each field that both changed. */
export function MergeChoices(props: MergeChoicesProps) {
  const { merging, fieldLabels } = props
  const { by, names, asked, tries } = merging
  const place = useRef<HTMLElement>(null)

  useEffect(() => focusOpen(place.current), [])
  useEffect(() => {
    if (tries > 0) focusOpen(place.current)
  }, [tries])

  return (
    <section ref={place} className={classes.place} aria-label="Changes of two people">
      <InlineAlert tone="info">
        <p>
          {`${personText(by)} saved this record${by ? ` at ${timeAt(by.at)}` : ''} while you were editing it. `}
          {names.length > 0 && `${changedText(names, fieldLabels, by)} `}
          <b>
            {asked.length === 1 ? 'One field needs your choice.' : `${asked.length} fields need your choice.`}
          </b>
        </p>
      </InlineAlert>
      {asked.map((group) => (
        <Choice key={group.join()} {...props} group={group} />
      ))}
    </section>
  )
}

/** Moves the focus to the first choice that is not made. */
function focusOpen(place: HTMLElement | null) {
  place?.querySelector<HTMLElement>('fieldset:not(:has(:checked)) input')?.focus()
}

function Choice({
  merging,
  fieldLabels,
  valueText,
  onChoose,
  group,
}: MergeChoicesProps & { group: readonly string[] }) {
  const id = useId()
  const { base, mine, theirs } = merging.versions
  const chosen = chosenIn(merging, group)
  const isMissing = chosen === undefined && merging.tries > 0
  const label = labelsText(group, fieldLabels)
  const sides = [
    { side: 'mine', values: mine, who: 'Yours' },
    { side: 'theirs', values: theirs, who: merging.by?.name ?? 'The other person' },
  ] as const

  return (
    <fieldset className={classes.choice} aria-describedby={`${id}-was ${id}-missing`}>
      <legend className={classes.label}>{label}</legend>
      <p className={classes.was} id={`${id}-was`}>
        You both changed it. It was{' '}
        <Values {...{ group, valueText }} values={base} isHidden={!fieldLabels[group[0] ?? '']} />. Which one
        is right?
      </p>
      <div className={classes.sides}>
        {sides.map(({ side, values, who }) => (
          <label key={side} className={classes.side}>
            <input
              type="radio"
              name={`${id}-side`}
              checked={chosen === side}
              onChange={() => onChoose(group, side)}
            />
            <b>
              <Values {...{ group, values, valueText }} isHidden={!fieldLabels[group[0] ?? '']} />
            </b>
            <small>{who}</small>
          </label>
        ))}
      </div>
      <p className={classes.missing} id={`${id}-missing`} role="alert">
        {isMissing && 'Choose one'}
      </p>
    </fieldset>
  )
}

interface ValuesProps {
  group: readonly string[]
  values: FormValues
  valueText: ValueText
  /** Passwords are not shown. */
  isHidden: boolean
}

function Values({ group, values, valueText, isHidden }: ValuesProps) {
  if (isHidden) return 'a password'
  return group.map((name, index) => (
    <span key={name} dir="auto">
      {index > 0 && ', '}
      {(values[name] ?? '') === '' ? 'empty' : valueText(name, values)}
    </span>
  ))
}
