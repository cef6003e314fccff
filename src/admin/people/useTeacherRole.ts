import { useRoles } from '#admin/shared/lookups.ts'
import { foldText } from '#contract/foldText.ts'
import { TEACHER_ROLE } from '#contract/roles.ts'

/** The role of teachers, found by its name. Without it the server gives it by the user type. @spec 283, 376 */
export function useTeacherRole() {
  const lookup = useRoles()
  const role = lookup.options.find(({ name }) => foldText(name) === TEACHER_ROLE.M04_RoleName)
  return {
    /** A teacher's fields with their roles, as they are sent. */
    givenTo: <Body>(body: Body) => ({ ...body, M05_M04_Role: role ? [Number(role.id)] : [] }),
    /** What the form's field shows. */
    field: { name: role?.name ?? '', hint: 'Fixed for teachers', lookup },
  }
}

export type TeacherRole = ReturnType<typeof useTeacherRole>
