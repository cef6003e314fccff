import { sortKey } from '#contract/text/sortKeys.ts'
import type { Teacher } from '#contract/users.ts'

type SortedPerson = Pick<Teacher, 'M05_UserName' | 'M05_UserCode' | 'M05_JoiningDate'>

/** The sort keys of people. */
export const personSortKeys = {
  name: (person: SortedPerson) => sortKey(person.M05_UserName),
  code: (person: SortedPerson) => sortKey(person.M05_UserCode),
  joined: (person: SortedPerson) => person.M05_JoiningDate,
}
