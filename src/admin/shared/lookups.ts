import { useMemo } from 'react'
import { useBatchIdsQuery } from '#api/batches.ts'
import { useCourseIdsQuery } from '#api/courses.ts'
import { useDivisionsOfBatchQuery } from '#api/divisions.ts'
import { useListRolesQuery } from '#api/roles.ts'
import { useMentorsQuery } from '#api/teachers.ts'
import type { Division } from '#contract/divisions.ts'
import type { IdsByName } from '#contract/ids.ts'
import type { Role } from '#contract/roles.ts'
import type { Teacher } from '#contract/users.ts'
import { failureText } from './failureText.ts'

/** One thing of a list to choose from. */
export interface Choice {
  id: string
  name: string
  detail?: string
  /** The batch that a teacher belongs to. */
  batchId?: string
}

/** A list to choose from, and what there is to say while it is not there. */
export interface Lookup {
  /** The same array until the list changes; sorted by name, numbers as numbers (reading Q74). */
  choices: readonly Choice[]
  isLoading: boolean
  /** Why the list could not be loaded. */
  failure?: string
  retry: () => void
}

const none: readonly Choice[] = []
const inOrder = new Intl.Collator(['en', 'ml'], { numeric: true })

/** The batches. @spec 385 */
export function useBatches(): Lookup {
  return useLookup(useBatchIdsQuery(), namedIds, 'Error loading batches')
}

/** The courses. @spec 386, 437 */
export function useCourses(): Lookup {
  return useLookup(useCourseIdsQuery(), namedIds, 'Error loading courses')
}

/** The divisions of a batch, none without a batch. @spec 280, 281 */
export function useDivisions(batchId: string): Lookup {
  const skip = batchId === ''
  const divisions = useDivisionsOfBatchQuery({ batch_id: Number(batchId) }, { skip })
  const lookup = useLookup(divisions, divisionChoices, 'Error loading divisions')
  return skip ? { ...lookup, choices: none, isLoading: false, failure: undefined } : lookup
}

/** Who may be a mentor: the teachers of a batch, or all of them. @spec 300, 404 */
export function useMentors(batchId = ''): Lookup {
  const mentors = useMentorsQuery({ batch_id: batchId === '' ? undefined : Number(batchId) })
  return useLookup(mentors, mentorChoices, 'Error loading teachers')
}

/** The roles. @spec 380 */
export function useRoles(): Lookup {
  return useLookup(useListRolesQuery(), roleChoices, 'Error loading roles')
}

/** What a list calls the thing of an id; the id itself while the list does not know it. */
export const nameOf = ({ choices }: Lookup, id: string) =>
  choices.find((choice) => choice.id === id)?.name ?? id

interface LookupResult<Data> {
  currentData?: Data
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
}

function useLookup<Data>(
  { currentData, error, isFetching, refetch }: LookupResult<Data>,
  choicesOf: (data: Data) => Choice[],
  failure: string,
): Lookup {
  const choices = useMemo(
    () =>
      currentData === undefined
        ? none
        : choicesOf(currentData).toSorted((one, other) => inOrder.compare(one.name, other.name)),
    [currentData, choicesOf],
  )
  return {
    choices,
    isLoading: isFetching && currentData === undefined,
    // A list that is here already is still used when it cannot be fetched again.
    failure:
      error === undefined || isFetching || currentData !== undefined
        ? undefined
        : failureText(error, failure),
    retry: () => void refetch(),
  }
}

const namedIds = (ids: IdsByName) => Object.entries(ids).map(([name, id]) => ({ id: String(id), name }))

const divisionChoices = (divisions: Division[]) =>
  divisions.map(({ M11_Division_id, M11_Division_name, students_count }) => ({
    id: String(M11_Division_id),
    name: M11_Division_name,
    detail: students_count === undefined ? undefined : countText(students_count),
  }))

const countText = (count: number) => (count === 1 ? '1 student' : `${count} students`)

const roleChoices = (roles: Role[]) =>
  roles.map(({ M04_RoleId, M04_RoleName }) => ({ id: String(M04_RoleId), name: M04_RoleName }))

const mentorChoices = (teachers: Teacher[]) =>
  teachers.map(({ M05_UserId, M05_UserName, M05_UserCode, M05_M02_BachId }) => ({
    id: String(M05_UserId),
    name: M05_UserName,
    detail: M05_UserCode,
    batchId: String(M05_M02_BachId),
  }))
