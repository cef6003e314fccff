import { useMemo } from 'react'
import { useBatchIdsQuery } from '#api/endpoints/batches.ts'
import { useDivisionsOfBatchQuery } from '#api/endpoints/divisions.ts'
import type { Division } from '#contract/divisions.ts'
import type { IdsByName } from '#contract/ids.ts'
import { failureText } from '#admin/shared/failureText.ts'
import { compareNames } from '#admin/shared/list/nameOrder.ts'

/** An option of a select. */
export interface Option {
  id: string
  name: string
  detail?: string
  /** The batch that a teacher belongs to. */
  batchId?: string
  /** Whether a teacher left. */
  hasLeft?: boolean
}

/** The options of a select, and whether they are loading or could not be loaded. */
export interface Lookup {
  /** The same array until the list changes; sorted by name, numbers as numbers (reading Q74). */
  options: readonly Option[]
  isLoading: boolean
  /** Why the list could not be loaded. */
  failure?: string
  retry: () => void
}

const none: readonly Option[] = []

/** The batches. @spec 385 */
export function useBatches(): Lookup {
  return useLookup(useBatchIdsQuery(), namedIds, 'Error loading batches')
}

/** The divisions of a batch, none without a batch. @spec 280, 281 */
export function useDivisions(batchId: string): Lookup {
  const skip = batchId === ''
  const divisions = useDivisionsOfBatchQuery({ batch_id: Number(batchId) }, { skip })
  const lookup = useLookup(divisions, divisionOptions, 'Error loading divisions')
  return skip ? { ...lookup, options: none, isLoading: false, failure: undefined } : lookup
}

/** Returns the name of an option by its id; the id itself while the options are not loaded. */
export const nameOf = ({ options }: Lookup, id: string) =>
  options.find((option) => option.id === id)?.name ?? id

interface LookupResult<Data> {
  currentData?: Data
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
}

/** Returns the options in the answer of a query. */
export function useLookup<Data>(
  { currentData, error, isFetching, refetch }: LookupResult<Data>,
  optionsOf: (data: Data) => Option[],
  failure: string,
): Lookup {
  const options = useMemo(
    () =>
      currentData === undefined
        ? none
        : optionsOf(currentData).toSorted((one, other) => compareNames(one.name, other.name)),
    [currentData, optionsOf],
  )
  return {
    options,
    isLoading: isFetching && currentData === undefined,
    // A list that is here already is still used when it cannot be fetched again.
    failure:
      error === undefined || isFetching || currentData !== undefined
        ? undefined
        : failureText(error, failure),
    retry: () => void refetch(),
  }
}

export const namedIds = (ids: IdsByName) =>
  Object.entries(ids).map(([name, id]) => ({ id: String(id), name }))

const divisionOptions = (divisions: Division[]) =>
  divisions.map(({ M11_Division_id, M11_Division_name, students_count }) => ({
    id: String(M11_Division_id),
    name: M11_Division_name,
    detail: students_count === undefined ? undefined : countText(students_count),
  }))

const countText = (count: number) => (count === 1 ? '1 student' : `${count} students`)

/** Returns a lookup of fixed options from their names by id. */
export function fixedLookup(names: Readonly<Record<string, string>>): Lookup {
  const options = Object.entries(names).map(([id, name]) => ({ id, name }))
  return { options, isLoading: false, retry() {} }
}
