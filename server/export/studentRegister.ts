import type { Role } from '#contract/roles.ts'
import type { Student, StudentQuery } from '#contract/users.ts'
import { yesOrNo } from './cells.ts'
import { day, text, type RowColumn } from './chosen.ts'
import type { AskedStudents, ExportSource, Register } from './order.ts'

type RoleNames = ReadonlyMap<Role['M04_RoleId'], Role['M04_RoleName']>

/** All fields of the list and the form except the password. */
export const studentColumns = (roles: RoleNames): readonly RowColumn<Student>[] => [
  text('User Name', 28, (student) => student.M05_UserName),
  text('User Code', 14, (student) => student.M05_UserCode),
  text('Gender', 10, (student) => student.M05_Gender),
  day('Date of Birth', (student) => student.M05_DOB),
  text('Country Name', 18, (student) => student.M05_CountryName),
  text('Qualification', 22, (student) => student.M05_Qualification),
  text('Batch', 24, (student) => student.batch?.M02_Name ?? ''),
  text('Division', 18, (student) => student.division?.M11_Division_name ?? ''),
  day('Joining Date', (student) => student.M05_JoiningDate),
  text('Role', 14, (student) => student.M05_M04_Role.map((id) => roles.get(id) ?? '').join(', ')),
  text('Mobile Number', 18, (student) => student.M05_MobileNumber),
  text('Email', 30, (student) => student.M05_Email),
  text('Address', 40, (student) => student.M05_Address),
  text('Allow Login', 12, (student) => yesOrNo(student.M05_AllowLogin)),
  text('Is Active', 10, (student) => yesOrNo(student.M05_IsActive)),
]

/** Returns the names of all roles by id. */
async function roleNames({ roles }: Pick<ExportSource, 'roles'>): Promise<RoleNames> {
  return new Map((await roles.all()).map((role) => [role.M04_RoleId, role.M04_RoleName]))
}

/** Returns the columns of some students. */
export const chosenColumns = async (source: Pick<ExportSource, 'roles'>) =>
  studentColumns(await roleNames(source))

const stateName = (is_active: StudentQuery['is_active']) =>
  is_active === undefined ? 'All' : is_active === 1 ? 'Active' : 'Left'

/** Returns the students of an order. */
export async function studentRegister(
  source: Pick<ExportSource, 'students' | 'roles'>,
  { filter, sort }: AskedStudents,
): Promise<Register<Student>> {
  const { students } = source
  const { total } = await students.page({ ...filter, page: 1, per_page: 1, search: '' })
  return {
    title: 'Students',
    total,
    columns: studentColumns(await roleNames(source)),
    slices: () => students.slices({ ...filter, sort }),
    filter: [['State', stateName(filter.is_active)]],
  }
}
