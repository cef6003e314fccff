import type { ReactNode } from 'react'
import { Button } from '#design-system/Button/Button.tsx'
import { HiddenValue } from '#design-system/Field/HiddenValue.tsx'
import classes from './LookupField.module.css'
import type { Option, Lookup } from './lookups.ts'

/** What a field with options takes from a list that is loaded. */
interface FieldState {
  options: readonly Option[]
  isDisabled: boolean
  disabledReason?: string
}

interface LookupFieldProps {
  lookup: Lookup
  name: string
  /** The id, or ids, that stay chosen while nobody can change them. */
  value?: string | readonly string[]
  children: (field: FieldState) => ReactNode
}

/** Around a field over a list that is loaded: it says while it loads, and offers to try again where that failed. */
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
