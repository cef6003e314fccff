import type { ReactNode } from 'react'
import type { ImportCheck } from '#contract/import/import.ts'
import { Icon } from '#design-system/Icon/Icon.tsx'
import classes from './Counts.module.css'
import { outcomeLooks, outcomes, type Outcome } from './importTexts.ts'

export type Shown = Outcome | 'all'

interface CountsProps {
  counts: ImportCheck['counts']
  shown: Shown
  onShow: (shown: Shown) => void
}

/** How many rows have which outcome: each count shows those rows only. */
export function Counts({ counts, shown, onShow }: CountsProps) {
  const total = outcomes.reduce((sum, outcome) => sum + counts[outcome], 0)
  return (
    <fieldset className={classes.counts} aria-label="Rows shown">
      <CountButton count={total} isOn={shown === 'all'} onPress={() => onShow('all')}>
        All rows
      </CountButton>
      {outcomes.map((outcome) => (
        <CountButton
          key={outcome}
          count={counts[outcome]}
          outcome={outcome}
          isOn={shown === outcome}
          onPress={() => onShow(outcome)}
        >
          <Icon name={outcomeLooks[outcome].icon} />
          {outcomeLooks[outcome].name}
        </CountButton>
      ))}
    </fieldset>
  )
}

interface CountButtonProps {
  count: number
  outcome?: Outcome
  isOn: boolean
  onPress: () => void
  children: ReactNode
}

function CountButton({ count, outcome, isOn, onPress, children }: CountButtonProps) {
  return (
    <button
      type="button"
      className={classes.count}
      aria-pressed={isOn}
      data-outcome={count > 0 ? outcome : undefined}
      onClick={onPress}
    >
      <span className={classes.number}>{count}</span> <span className={classes.name}>{children}</span>
    </button>
  )
}
