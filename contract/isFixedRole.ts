import { STUDENT_ROLE, TEACHER_ROLE, type Role } from './roles.ts'
import { foldText } from './text/foldText.ts'

/** Whether new users receive this role, so that it can be neither deleted nor renamed. @spec 490 */
export function isFixedRole({ M04_RoleName }: Role): boolean {
  const name = foldText(M04_RoleName)
  return name === STUDENT_ROLE.M04_RoleName || name === TEACHER_ROLE.M04_RoleName
}
