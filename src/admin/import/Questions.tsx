import type { ImportAnswers, ImportQuestion } from '#contract/import/import.ts'
import { langOf } from '#design-system/langOf.ts'
import { dayText } from '#admin/shared/formats.ts'
import { Choice } from './Choice.tsx'
import { labelOf } from './importTexts.ts'
import classes from './Questions.module.css'
import type { Draft } from './draft.ts'
import type { Import } from './useImport.ts'

interface QuestionsProps {
  run: Import
  draft: Draft
  questions: readonly ImportQuestion[]
}

/** What the values leave open: nothing is chosen beforehand. */
export function Questions({ run, draft: { answers }, questions }: QuestionsProps) {
  const answer = (more: ImportAnswers) => run.setAnswers({ ...answers, ...more })
  return (
    <div className={classes.questions}>
      {questions.map((question) => {
        switch (question.ask) {
          case 'day_order':
            return (
              <Choice
                key="day_order"
                title="How are dates written in this file?"
                text="Every date in it can be read both ways, so please choose."
                name="day-order"
                value={answers.day_order}
                options={[
                  { id: 'dmy', name: 'Day first (dd/mm)', detail: readings(question.samples, 'dmy') },
                  { id: 'mdy', name: 'Month first (mm/dd)', detail: readings(question.samples, 'mdy') },
                ]}
                onChange={(day_order) => answer({ day_order })}
              />
            )
          case 'century': {
            const { field, samples } = question
            const label = labelOf(run.kind, field)
            return (
              <Choice
                key={`century ${field}`}
                title={`Which century are the years in ${label}?`}
                text={`They have two digits: ${samples.join(', ')}.`}
                name={`century-${field}`}
                value={answers.century?.[field]}
                options={[
                  { id: 2000, name: '2000 to 2099', detail: '' },
                  { id: 1900, name: '1900 to 1999', detail: '' },
                ]}
                onChange={(century) => answer({ century: { ...answers.century, [field]: century } })}
              />
            )
          }
          case 'which': {
            const { batch, name, options } = question
            const isThis = (one: { batch: string; name: string }) => one.batch === batch && one.name === name
            return (
              <Choice
                key={`which ${batch} ${name}`}
                title={
                  <>
                    Which <bdi {...langOf(name)}>{name}</bdi>?
                  </>
                }
                text={`Several divisions of ${batch} have this name.`}
                name={`which-${batch}-${name}`}
                value={answers.which?.find(isThis)?.id}
                options={options.map(({ id, label }) => ({ id, name: label, detail: '' }))}
                onChange={(id) =>
                  answer({
                    which: [...(answers.which ?? []).filter((one) => !isThis(one)), { batch, name, id }],
                  })
                }
              />
            )
          }
        }
      })}
    </div>
  )
}

/** '04/03/2001 is 04 Mar 2001, ...' */
function readings(samples: readonly string[], order: 'dmy' | 'mdy'): string {
  return samples
    .slice(0, 2)
    .map((sample) => {
      const [first = '', second = '', year = ''] = sample.split(/\D+/)
      const [day, month] = order === 'dmy' ? [first, second] : [second, first]
      return `${sample} is ${dayText(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)}`
    })
    .join(', ')
}
