import { ChoicesField } from '#admin/shared/byPointer/ChoicesField.tsx'
import { LookupField } from './LookupField.tsx'
import { useDivisions, type Option } from './lookups.ts'
import { NoDivisions } from './NoDivisions.tsx'
import classes from './DivisionsField.module.css'

interface DivisionsFieldProps {
  label: string
  name: string
  /** The batch whose divisions are the options; '' for none. */
  batchId: string
  /** Divisions of this batch that are shown until all are loaded. Must be referentially stable. */
  known: readonly Option[]
  value: readonly string[]
  onChange: (ids: readonly string[]) => void
}

/** Selects the divisions of a class, once a batch is chosen. @spec 197, 198, 302 */
export function DivisionsField({ batchId, known, ...field }: DivisionsFieldProps) {
  const all = useDivisions(batchId)
  const isKnown = all.options.length === 0 && known.length > 0
  const lookup = isKnown ? { ...all, options: known, isLoading: false } : all
  return (
    <div className={classes.tall}>
      <LookupField lookup={lookup} name={field.name} value={field.value}>
        {({ options, isDisabled, disabledReason = reason(batchId) }) => (
          <ChoicesField
            {...field}
            options={options}
            placeholder="Select Division"
            isDisabled={isDisabled || options.length === 0}
            disabledReason={disabledReason}
            isRequired
          />
        )}
      </LookupField>
    </div>
  )
}

/** Returns why there are no options. */
function reason(batchId: string) {
  return batchId === '' ? 'Choose a batch first' : <NoDivisions batchId={batchId} />
}
