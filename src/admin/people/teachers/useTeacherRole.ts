import { useRoles } from '#admin/shared/form/formLookups.ts'
import { foldText } from '#contract/text/foldText.ts'
import { TEACHER_ROLE } from '#contract/roles.ts'

/** The teacher role, found by its name. If it is not found, the server assigns it by user type. @spec 283, 376 */
export function useTeacherRole() {
  const lookup = useRoles()
  const role = lookup.options.find(({ name }) => foldText(name) === TEACHER_ROLE.M04_RoleName)
  return {
    /** Adds the role to a teacher's request body. */
    givenTo: <Body>(body: Body) => ({ ...body, M05_M04_Role: role ? [Number(role.id)] : [] }),
    /** Props of the form's role field. */
    field: { name: role?.name ?? '', hint: 'Fixed for teachers', lookup },
  }
}

export type TeacherRole = ReturnType<typeof useTeacherRole>
