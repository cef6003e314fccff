import { useCourseIdsQuery } from '#api/endpoints/courses.ts'
import { useListRolesQuery } from '#api/endpoints/roles.ts'
import { useMentorsQuery } from '#api/endpoints/teachers.ts'
import type { Role } from '#contract/roles.ts'
import type { Teacher } from '#contract/users.ts'
import { namedIds, useLookup, type Lookup } from './lookups.ts'

/** The courses. @spec 386, 437 */
export function useCourses(): Lookup {
  return useLookup(useCourseIdsQuery(), namedIds, 'Error loading courses')
}

/** The teachers of a batch, or all of them, as mentors, also those who left. @spec 300, 404 */
export function useMentors(batchId = ''): Lookup {
  const mentors = useMentorsQuery({ batch_id: batchId === '' ? undefined : Number(batchId) })
  return useLookup(mentors, mentorOptions, 'Error loading teachers')
}

/** The roles. @spec 380 */
export function useRoles(): Lookup {
  return useLookup(useListRolesQuery(), roleOptions, 'Error loading roles')
}

const roleOptions = (roles: Role[]) =>
  roles.map(({ M04_RoleId, M04_RoleName }) => ({ id: String(M04_RoleId), name: M04_RoleName }))

const mentorOptions = (teachers: Teacher[]) =>
  teachers.map(({ M05_UserId, M05_UserName, M05_UserCode, M05_M02_BachId, M05_IsActive }) => ({
    id: String(M05_UserId),
    name: M05_UserName,
    detail: M05_UserCode,
    batchId: String(M05_M02_BachId),
    hasLeft: M05_IsActive === 0,
  }))
