import { useId } from 'react'
import type { FieldInsert } from '#design-system/Form/FormContext.ts'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import type { ValueText } from './ConflictAlert.tsx'
import type { FormValues } from '#admin/shared/form/draft.ts'
import { timeAt } from '#admin/shared/formats.ts'
import classes from './MergeChoices.module.css'
import { chosenIn, type Merging, type Side } from './merging.ts'
import { changedText, labelsText, personText } from './othersText.ts'

interface MergeChoicesProps {
  merging: Merging
  fieldLabels: FormValues
  valueText: ValueText
  onChoose: (group: readonly string[], side: Side) => void
}

/** What somebody else changed in the meantime, and how many fields both changed. */
export function MergeNotice({ merging, fieldLabels }: Pick<MergeChoicesProps, 'merging' | 'fieldLabels'>) {
  const { by, names, kept, asked } = merging
  return (
    <section className={classes.place} aria-label="Changes of two people">
      <InlineAlert tone="info">
        <p>
          {`${personText(by)} saved this record${by ? ` at ${timeAt(by.at)}` : ''} while you were editing it. `}
          {names.length > 0 && `${changedText(names, fieldLabels, by)} `}
          {kept.length > 0 &&
            `Your ${labelsText(kept, fieldLabels)} ${kept.length === 1 ? 'is' : 'are'} kept. `}
          <b>
            {asked.length === 1 ? 'One field needs your choice.' : `${asked.length} fields need your choice.`}
          </b>
        </p>
      </InlineAlert>
    </section>
  )
}

/** Returns what is shown at each field: the choice at the first field of a group, and where other values are from. */
export function mergeInserts(props: MergeChoicesProps): Readonly<Record<string, FieldInsert>> {
  const { merging, fieldLabels, valueText } = props
  const from = merging.by ? `${merging.by.name}, ${timeAt(merging.by.at)}` : 'somebody else'
  const { base } = merging.versions
  const inserts: Record<string, FieldInsert> = {}
  for (const name of merging.kept) inserts[name] = { note: 'Your change, not saved yet' }
  for (const name of merging.names) {
    const was = <Values {...{ valueText }} group={[name]} values={base} isHidden={!fieldLabels[name]} />
    inserts[name] = {
      note: (
        <>
          From {from}. It was {was}.
        </>
      ),
    }
  }
  for (const group of merging.asked) {
    for (const name of group) inserts[name] = { instead: null }
    const [first = ''] = group
    inserts[first] = { instead: <Choice {...props} group={group} /> }
  }
  return inserts
}

/** Moves the focus to what was chosen last, or else to the first choice that is not made. */
export function focusChoice(form: HTMLElement | undefined, last?: readonly string[]) {
  const chosen = last && `[data-choice="${last.join()}"] :checked`
  form?.querySelector<HTMLElement>(chosen ?? '[data-choice]:not(:has(:checked)) input')?.focus()
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
    <fieldset
      className={classes.choice}
      data-choice={group.join()}
      aria-describedby={`${id}-was ${id}-missing`}
    >
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
              // Of no form: it is no value of the record.
              form=""
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
