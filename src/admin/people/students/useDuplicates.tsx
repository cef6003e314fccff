import type { ReactNode } from 'react'
import { usePhones } from '#admin/shared/phones.ts'
import { useSettled } from '#admin/shared/useSettled.ts'
import { Warning } from '#admin/shared/form/Warning.tsx'
import { useListStudentsQuery } from '#api/endpoints/students.ts'
import { MAX_PER_PAGE } from '#contract/paging.ts'
import { paths } from '#contract/paths.ts'
import type { Student } from '#contract/users.ts'
import { Button } from '#design-system/Button/Button.tsx'
import { langOf } from '#design-system/langOf.ts'
import { Link } from '#design-system/Link/Link.tsx'
import { useOnline } from '#design-system/useOnline.ts'
import { isNamesake, nameKey } from './sameStudent.ts'

/** Pause after the last key before the students are searched, in ms. */
const PAUSE = 600

/** Most students that are named. */
const MOST = 3

/** Returns links to students with the same mobile number; undefined if there are none, or while offline. */
export function useSameNumber(mobile: string): ReactNode {
  const settled = useSettled(mobile, PAUSE)
  const phones = usePhones()
  // A number that is still being typed is the same as none.
  const number = phones?.phoneDoubt(settled) === undefined ? (phones?.normalPhone(settled) ?? '') : ''
  const found = useSearch(number, (student) => phones?.normalPhone(student.M05_MobileNumber) === number)
  return toldOf('The same mobile number', found)
}

/** Returns links to students with the same name and birthday, likewise. */
export function useSameName(name: string, birthday: string): ReactNode {
  const settled = useSettled(name, PAUSE)
  const search = birthday === '' ? '' : nameKey(settled)
  const found = useSearch(search, (student) => isNamesake(student, settled, birthday))
  return toldOf('The same name and birthday', found)
}

interface Search {
  students: readonly Student[]
  /** Repeats the search, if it failed. */
  retry?: () => void
}

function useSearch(search: string, isSame: (student: Student) => boolean): Search {
  const isOnline = useOnline()
  const isSkipped = search === '' || !isOnline
  const query = { page: 1, per_page: MAX_PER_PAGE, search }
  const { currentData, isError, refetch } = useListStudentsQuery(query, { skip: isSkipped })
  if (isSkipped) return { students: [] }
  return {
    students: currentData?.data.filter(isSame) ?? [],
    ...(isError && { retry: () => void refetch() }),
  }
}

/** @param what 'The same mobile number' */
function toldOf(what: string, { students, retry }: Search): ReactNode {
  if (retry) {
    return (
      <Warning>
        {`${what} could not be looked for. `}
        <Button size="sm" icon="retry" onPress={retry}>
          Retry
        </Button>
      </Warning>
    )
  }
  if (students.length === 0) return undefined
  return (
    <Warning>
      {`${what}: `}
      {students.slice(0, MOST).map(({ M05_UserId, M05_UserName, M05_UserCode }, index) => (
        <span key={M05_UserId}>
          {index > 0 && ', '}
          <Link variant="text" href={paths.admin.studentDetail(M05_UserId)} target="_blank">
            <span {...langOf(M05_UserName)}>{M05_UserName}</span> {M05_UserCode} (new tab)
          </Link>
        </span>
      ))}
      {students.length > MOST && ` and ${students.length - MOST} more`}
    </Warning>
  )
}
