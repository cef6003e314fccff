import classes from './FilterSelect.module.css'
import { useBatches, useDivisions } from './lookups.ts'
import { LookupSelect, type LookupSelectProps } from './LookupSelect.tsx'

/** Chooses what a list is narrowed by, beside its search. */
export function FilterSelect(props: LookupSelectProps) {
  return (
    <div className={classes.filter}>
      <LookupSelect {...props} isLabelHidden />
    </div>
  )
}

interface FilterProps {
  /** An id, or '' for all. */
  value: string
  onChange: (id: string) => void
}

/** 'All Batches' (statements 125, 181). */
export function BatchFilter(props: FilterProps) {
  const batches = useBatches()
  return <FilterSelect {...props} label="Batch" name="batch_id" emptyLabel="All Batches" lookup={batches} />
}

interface DivisionFilterProps extends FilterProps {
  /** Whose divisions there are to choose from; '' for none yet (statement 183, reading Q73). */
  batchId: string
}

/** 'All Divisions', which waits for a batch (statements 126, 182, 183). */
export function DivisionFilter({ batchId, ...props }: DivisionFilterProps) {
  const divisions = useDivisions(batchId)
  return (
    <FilterSelect
      {...props}
      label="Division"
      name="division_id"
      emptyLabel="All Divisions"
      lookup={divisions}
      disabledReason={batchId === '' ? 'Choose a batch first' : undefined}
    />
  )
}
