import { useEffect, useRef, useState } from 'react'
import { importFields } from '#contract/import/importFields.ts'
import { Icon } from '#design-system/Icon/Icon.tsx'
import { langOf } from '#design-system/langOf.ts'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import { NativeSelect } from '#design-system/Select/NativeSelect.tsx'
import { isAnswered } from './answers.ts'
import classes from './ColumnsStep.module.css'
import { withField, type Lent } from './withField.ts'
import { rowsText } from './importTexts.ts'
import { Questions } from './Questions.tsx'
import type { Draft } from './draft.ts'
import type { Import } from './useImport.ts'

/** How many values of a column are shown. */
const SAMPLES = 3

/** The second step: which field each column goes to, and what the values leave open. */
export function ColumnsStep({ run, draft }: { run: Import; draft: Draft }) {
  const { sheet, columns, source } = draft
  const matched = columns.filter((field) => field !== null).length
  const questions = run.check?.questions ?? []
  const asked = useRef<HTMLDivElement>(null)
  const isOpen = questions.some((question) => !isAnswered(question, draft.answers))
  // What was just asked takes the focus.
  useEffect(() => {
    if (isOpen) asked.current?.querySelector('input')?.focus()
  }, [isOpen])

  /** Who had each field that another column took. */
  const lent = useRef<Lent>(new Map())
  const choose = (index: number, field: string) =>
    run.setColumns(withField(columns, lent.current, index, field === '' ? null : field))

  // What nobody has matched comes first. Columns stay where they are while they are matched: a moved select loses what is typed.
  const [order] = useState(() =>
    columns.map((_field, index) => index).toSorted((a, b) => rank(columns[a]) - rank(columns[b])),
  )

  return (
    <>
      {sheet.notes.length > 0 && (
        <div className={classes.notes}>
          <InlineAlert tone="info">
            {sheet.notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </InlineAlert>
        </div>
      )}
      <div ref={asked} className={classes.asked}>
        {questions.length > 0 && <Questions run={run} draft={draft} questions={questions} />}
      </div>
      <div className={classes.head}>
        <h2 className={classes.title}>{`${columnsText(columns.length)}, ${matched} matched`}</h2>
        <p className={classes.from}>{`${source.name || 'Pasted cells'}, ${rowsText(draft.rows.length)}`}</p>
      </div>
      {sheet.sheets.length > 1 && (
        <NativeSelect
          className={classes.sheet}
          label="Sheet"
          name="sheet"
          options={sheet.sheets.map(({ name, is_hidden }, index) => ({
            id: String(index + 1),
            name: is_hidden ? `${name} (hidden)` : name,
          }))}
          value={String(sheet.sheet)}
          onChange={(id) => void run.readSource(source, Number(id))}
        />
      )}
      <ul className={classes.columns}>
        {order.map((index) => {
          const header = sheet.headers[index] ?? ''
          const field = columns[index] ?? ''
          return (
            <li key={index} className={classes.column} data-open={field === '' || undefined}>
              <span className={classes.header} {...langOf(header)}>
                {header || `Column ${index + 1}`}
              </span>
              <span className={classes.samples}>
                {samplesOf(draft, index).map((sample) => (
                  <span key={sample} className={classes.sample} {...langOf(sample)}>
                    {sample}
                  </span>
                ))}
              </span>
              <NativeSelect
                className={classes.field}
                label={`Where ${header || `column ${index + 1}`} goes`}
                isLabelHidden
                name={`column-${index}`}
                emptyLabel="Leave this column out"
                options={importFields[run.kind].map((each) => ({ id: each.field, name: each.label }))}
                value={field}
                onChange={(id) => choose(index, id)}
              />
              <span className={classes.state}>
                <Icon name={field === '' ? 'alert' : 'check'} />
                {field === '' ? 'Left out' : 'Matched'}
              </span>
            </li>
          )
        })}
      </ul>
    </>
  )
}

const rank = (field: string | null | undefined) => (field === null ? 0 : 1)

const columnsText = (count: number) => (count === 1 ? '1 column' : `${count} columns`)

/** The first values of a column that differ and are not blank. */
function samplesOf({ rows }: Draft, index: number): string[] {
  const samples = new Set<string>()
  for (const { cells } of rows) {
    const text = cells[index]?.trim() ?? ''
    if (text !== '') samples.add(text)
    if (samples.size === SAMPLES) break
  }
  return [...samples]
}
