import type { ReactNode } from 'react'
import { Button } from '#design-system/Button/Button.tsx'
import { HiddenValue } from '#design-system/Field/HiddenValue.tsx'
import classes from './LookupField.module.css'
import type { Option, Lookup } from './lookups.ts'

/** Field props that come from a lookup. */
interface FieldState {
  options: readonly Option[]
  isDisabled: boolean
  disabledReason?: string
}

interface LookupFieldProps {
  lookup: Lookup
  name: string
  /** The selected id or ids, submitted while the field is disabled. */
  value?: string | readonly string[]
  children: (field: FieldState) => ReactNode
}

/** Wraps a field whose options are loaded from the API: disables it while they load, and offers Retry on failure. */
export function LookupField({ lookup, name, value = '', children }: LookupFieldProps) {
  const { options, isLoading, failure, retry } = lookup
  const isMissing = isLoading || failure !== undefined
  return (
    <div className={classes.field}>
      {children({
        options,
        isDisabled: isMissing,
        disabledReason: isLoading ? 'Loading...' : failure,
      })}
      {isMissing && <HiddenValue name={name} value={value} />}
      {failure !== undefined && (
        <Button size="sm" icon="retry" onPress={retry}>
          Retry
        </Button>
      )}
    </div>
  )
}
