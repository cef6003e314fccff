import type { Role } from '#contract/roles.ts'
import type { Student, StudentQuery } from '#contract/users.ts'
import type { Store } from '#server/store/store.ts'
import { wallClockAt } from '#server/zone.ts'
import { yesOrNo } from './cells.ts'
import { day, text, type RowColumn } from './chosen.ts'
import type { Sheet } from './workbook.ts'

/** A requested export: its students, its time in ms since 1970, and the time zone to show it in. */
export interface ExportOrder extends Pick<StudentQuery, 'sort'> {
  filter: Pick<StudentQuery, 'batch_id' | 'division_id' | 'is_active'>
  at: number
  zone: string
}

/** The stores that an export reads. */
export type ExportSource = Pick<Store, 'students' | 'batches' | 'divisions' | 'roles'>

interface RowCount {
  rows: number
}

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

/** Returns the sheets of an order and the expected number of students. */
export async function studentBook(source: ExportSource, order: ExportOrder) {
  const { total } = await source.students.page({ ...order.filter, page: 1, per_page: 1, search: '' })
  const columns = studentColumns(await roleNames(source))
  const count = { rows: 0 }
  const sheets = [studentSheet(source, order, columns, count), await filterSheet(source, order, count)]
  return { rows: total, sheets }
}

/** @param count updated while rows are generated, because students may be added or deleted meanwhile */
function studentSheet(
  { students }: ExportSource,
  { filter, sort }: ExportOrder,
  columns: readonly RowColumn<Student>[],
  count: RowCount,
): Sheet {
  return {
    name: 'Students',
    columns,
    async *slices() {
      for await (const slice of students.slices({ ...filter, sort })) {
        count.rows += slice.length
        yield slice.map((student) => columns.map(({ of }) => of(student)))
      }
    },
  }
}

const stateName = (is_active: StudentQuery['is_active']) =>
  is_active === undefined ? 'All' : is_active === 1 ? 'Active' : 'Left'

/** Returns the sheet that describes the filter. */
async function filterSheet(source: ExportSource, order: ExportOrder, count: RowCount): Promise<Sheet> {
  const { batch_id: batch, division_id: division } = order.filter
  const batchName = batch === undefined ? 'All Batches' : (await source.batches.get(batch))?.record.M02_Name
  const divisionName =
    division === undefined
      ? 'All Divisions'
      : (await source.divisions.get(division))?.record.M11_Division_name
  const rows = () => [
    ['Batch', batchName ?? 'Not found'],
    ['Division', divisionName ?? 'Not found'],
    ['State', stateName(order.filter.is_active)],
    ['Students', String(count.rows)],
    ['Exported at', `${wallClockAt(order.at, order.zone)} (${order.zone})`],
  ]
  return {
    name: 'Filter',
    columns: [
      { title: 'Filter', width: 16, look: 'text' },
      { title: 'Value', width: 40, look: 'text' },
    ],
    slices: () => [rows()],
  }
}
