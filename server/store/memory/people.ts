import { NO_SUCH_BATCH } from '#contract/batches.ts'
import { foldText } from '#contract/foldText.ts'
import { PASSWORD_MARKER } from '#contract/password.ts'
import type { Role } from '#contract/roles.ts'
import { codeOf } from '#contract/search.ts'
import { CODE_TAKEN, type Student, type Teacher } from '#contract/users.ts'
import { FieldFault, type Hashed } from '#server/store/store.ts'
import type { StudentRow, Tables, TeacherRow } from './tables.ts'
import { refuseTaken } from './writes.ts'

type Person = StudentRow | TeacherRow

/** Returns the texts by which a person is found. */
export const personTexts = (tables: Tables, person: Person) => [
  person.M05_UserName,
  person.M05_UserCode,
  codeOf(person.M05_UserCode),
  person.M05_Email,
  person.M05_MobileNumber,
  batchBeside(tables, person)?.M02_Name ?? '',
]

/** The number that is found by its last digits. */
export const numberOf = (person: Person) => person.M05_MobileNumber

/** The batch of a person, as the response nests it. */
export function batchBeside({ batches }: Tables, { M05_M02_BachId }: Pick<Person, 'M05_M02_BachId'>) {
  const batch = batches.rows.get(M05_M02_BachId)?.record
  return batch ? { M02_BatchId: batch.M02_BatchId, M02_Name: batch.M02_Name } : null
}

/** Stands for the password in single records (reading Q49). */
export const shownPassword = ({ passwordHash }: Person) => (passwordHash === '' ? '' : PASSWORD_MARKER)

/** Returns the id of a role that users receive, found by its name (reading Q30). */
function receivedRole({ roles }: Tables, role: Role): number[] {
  for (const [id, { record }] of roles.rows) {
    if (foldText(record.M04_RoleName) === foldText(role.M04_RoleName)) return [id]
  }
  return [role.M04_RoleId]
}

/** @throws {FieldFault} if the batch does not exist, or another user has the code */
export function refusePersonFaults(
  { batches, students, teachers }: Tables,
  { M05_UserId, M05_M02_BachId, M05_UserCode }: Person,
): void {
  if (!batches.rows.has(M05_M02_BachId)) throw new FieldFault('M05_M02_BachId', NO_SUCH_BATCH)
  const taken = { exceptId: M05_UserId, fault: new FieldFault('M05_UserCode', CODE_TAKEN) }
  refuseTaken(students, (student) => student.M05_UserCode, M05_UserCode, taken)
  refuseTaken(teachers, (teacher) => teacher.M05_UserCode, M05_UserCode, taken)
}

/**
 * Returns the person that a form describes: its fields, their role, and the hash of the new password, else of the
 * current one, else none.
 */
export function personFields<Body extends Hashed<object>>(
  tables: Tables,
  role: Role,
  { id, body, current }: { id: number; body: Body; current: Person | undefined },
) {
  return {
    ...body,
    passwordHash: body.passwordHash ?? current?.passwordHash ?? '',
    M05_UserId: id,
    M05_M04_Role: current?.M05_M04_Role ?? receivedRole(tables, role),
  }
}

/** Returns the fields of a form with the person. */
export const personForm = <One extends Omit<Student, 'division'> | Teacher>({
  M05_UserId: _id,
  M05_M04_Role: _role,
  M05_Password: _marker,
  batch: _batch,
  ...fields
}: One) => fields
