import type { Context } from 'hono'
import type { Role } from '#contract/roles.ts'
import { XLSX } from '#contract/spreadsheet.ts'
import type { Student, StudentQuery } from '#contract/users.ts'
import type { AppEnv } from '#server/http.ts'
import type { Store } from '#server/store/store.ts'
import { wallClockAt } from '#server/zone.ts'
import { streamOf } from './streams.ts'
import { workbook, type Column, type Sheet } from './workbook.ts'

export interface ExportParts {
  store: Pick<Store, 'students' | 'batches' | 'divisions' | 'roles' | 'audit'>
  /** The time, in ms since 1970. */
  clock: () => number
  /** The zone in which the workbook tells when it was made. */
  zone: string
}

interface RowCount {
  rows: number
}

type Filter = Pick<StudentQuery, 'batch_id' | 'division_id'>

type RoleNames = ReadonlyMap<Role['M04_RoleId'], Role['M04_RoleName']>

interface StudentColumn extends Column {
  of: (student: Student, roles: RoleNames) => string
}

const text = (title: string, width: number, of: StudentColumn['of']): StudentColumn => ({
  title,
  width,
  look: 'text',
  of,
})
const day = (title: string, of: StudentColumn['of']): StudentColumn => ({
  title,
  width: 14,
  look: 'date',
  of,
})
const yesOrNo = (flag: 0 | 1) => (flag === 1 ? 'Yes' : 'No')

/** Everything that list and form show, but the password. */
const columns: readonly StudentColumn[] = [
  text('User Name', 28, (student) => student.M05_UserName),
  text('User Code', 14, (student) => student.M05_UserCode),
  text('Gender', 10, (student) => student.M05_Gender),
  day('Date of Birth', (student) => student.M05_DOB),
  text('Country Name', 18, (student) => student.M05_CountryName),
  text('Qualification', 22, (student) => student.M05_Qualification),
  text('Batch', 24, (student) => student.batch?.M02_Name ?? ''),
  text('Division', 18, (student) => student.division?.M11_Division_name ?? ''),
  day('Joining Date', (student) => student.M05_JoiningDate),
  text('Role', 14, (student, roles) => student.M05_M04_Role.map((id) => roles.get(id) ?? '').join(', ')),
  text('Mobile Number', 18, (student) => student.M05_MobileNumber),
  text('Email', 30, (student) => student.M05_Email),
  text('Address', 40, (student) => student.M05_Address),
  text('Allow Login', 12, (student) => yesOrNo(student.M05_AllowLogin)),
  text('Is Active', 10, (student) => yesOrNo(student.M05_IsActive)),
]

/**
 * The spreadsheet of all students of a batch and division, whatever is searched for (statements 398 to 400,
 * reading Q65). It is made while it is sent, and no further when nobody takes it; `X-Export-Rows` says how many
 * students come.
 */
export async function exportStudents(
  c: Context<AppEnv>,
  { batch_id, division_id }: StudentQuery,
  parts: ExportParts,
) {
  const filter = { batch_id, division_id }
  const { students, roles, audit } = parts.store
  await audit.enter(c.var.actor, { action: 'export', kind: 'students', name: '', after: filter })
  const { total } = await students.page({ ...filter, page: 1, per_page: 1, search: '' })
  const names = new Map((await roles.all()).map((role) => [role.M04_RoleId, role.M04_RoleName]))
  const count = { rows: 0 }
  const sheets = [studentSheet(parts, filter, names, count), await filterSheet(parts, filter, count)]
  return c.body(streamOf(workbook(sheets)), 200, {
    'Content-Type': XLSX,
    'Content-Disposition': 'attachment; filename="students_export.xlsx"',
    'X-Export-Rows': String(total),
  })
}

/** @param count is kept while the rows are made: students come and go during an export */
function studentSheet({ store }: ExportParts, filter: Filter, names: RoleNames, count: RowCount): Sheet {
  return {
    name: 'Students',
    columns,
    async *slices() {
      for await (const slice of store.students.slices(filter)) {
        count.rows += slice.length
        yield slice.map((student) => columns.map(({ of }) => of(student, names)))
      }
    },
  }
}

/** What was asked for, in words. */
async function filterSheet(
  { store, clock, zone }: ExportParts,
  filter: Filter,
  count: RowCount,
): Promise<Sheet> {
  const { batch_id: batch, division_id: division } = filter
  const batchName = batch === undefined ? 'All Batches' : (await store.batches.get(batch))?.record.M02_Name
  const divisionName =
    division === undefined ? 'All Divisions' : (await store.divisions.get(division))?.record.M11_Division_name
  const rows = () => [
    ['Batch', batchName ?? 'Not found'],
    ['Division', divisionName ?? 'Not found'],
    ['Students', String(count.rows)],
    ['Exported at', `${wallClockAt(clock(), zone)} (${zone})`],
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
