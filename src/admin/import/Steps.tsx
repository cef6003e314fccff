import { Icon } from '#design-system/Icon/Icon.tsx'
import { Star } from '#design-system/Ornaments/Star.tsx'
import classes from './Steps.module.css'
import { STEPS, type Step } from './step.ts'

const names: Readonly<Record<Step, string>> = {
  file: 'File',
  columns: 'Columns',
  check: 'Check',
  done: 'Done',
}

/** The four steps of an import, and which one is under way. */
export function Steps({ step }: { step: Step }) {
  const now = STEPS.indexOf(step)
  return (
    <ol className={classes.steps} aria-label="Steps">
      {STEPS.map((each, index) => {
        const isDone = index < now || step === 'done'
        return (
          <li
            key={each}
            className={classes.step}
            data-state={index === now ? 'now' : isDone ? 'done' : 'next'}
            aria-current={index === now ? 'step' : undefined}
          >
            <Star className={classes.star}>{isDone ? <Icon name="check" /> : index + 1}</Star>
            <span className={classes.name}>{names[each]}</span>
            {isDone && <span className="visually-hidden"> (done)</span>}
          </li>
        )
      })}
    </ol>
  )
}
