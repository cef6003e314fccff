import { NativeSelect } from '#design-system/Select/NativeSelect.tsx'
import classes from './FilterSelect.module.css'
import { LookupField } from '#admin/shared/form/LookupField.tsx'
import { useBatches, useDivisions, type Lookup } from '#admin/shared/form/lookups.ts'

interface FilterSelectProps extends FilterProps {
  label: string
  name: string
  /** Label of the empty option: 'All Batches'. */
  emptyLabel: string
  lookup: Lookup
  /** Why the select is disabled: 'Choose a batch first'. */
  disabledReason?: string
  /** Whether there is room for a reason even without one, so that choosing does not move the list. */
  hasHint?: boolean
}

/** A filter of a list, next to its search. */
export function FilterSelect({ lookup, disabledReason, hasHint, ...select }: FilterSelectProps) {
  return (
    <div className={classes.filter}>
      <LookupField lookup={lookup} name={select.name} value={select.value}>
        {({ options, isDisabled, disabledReason: lookupReason }) => (
          <NativeSelect
            {...select}
            options={options}
            description={lookupReason ?? disabledReason ?? (hasHint ? <NoHint /> : undefined)}
            isDisabled={isDisabled || disabledReason !== undefined}
            isLabelHidden
          />
        )}
      </LookupField>
    </div>
  )
}

/** The room of a hint. */
const NoHint = () => (
  <span className={classes.room} aria-hidden="true">
    –
  </span>
)

interface FilterProps {
  /** An id, or '' for all. */
  value: string
  onChange: (id: string) => void
}

/** 'All Batches'. @spec 125, 181 */
export function BatchFilter(props: FilterProps) {
  const batches = useBatches()
  return <FilterSelect {...props} label="Batch" name="batch_id" emptyLabel="All Batches" lookup={batches} />
}

interface DivisionFiltersProps {
  list: {
    filter: (name: 'batch_id' | 'division_id') => string
    setFilters: (next: { batch_id?: string; division_id: string }) => void
  }
}

/** The batch, and 'All Divisions', which waits for a batch. @spec 126, 182, 183, reading Q73 */
export function DivisionFilters({ list }: DivisionFiltersProps) {
  const batchId = list.filter('batch_id')
  const divisions = useDivisions(batchId)
  return (
    <>
      <BatchFilter
        value={batchId}
        // Divisions belong to one batch (@spec 299).
        onChange={(id) => list.setFilters({ batch_id: id, division_id: '' })}
      />
      <FilterSelect
        label="Division"
        name="division_id"
        emptyLabel="All Divisions"
        lookup={divisions}
        value={list.filter('division_id')}
        onChange={(id) => list.setFilters({ division_id: id })}
        disabledReason={batchId === '' ? 'Choose a batch first' : undefined}
        hasHint
      />
    </>
  )
}
