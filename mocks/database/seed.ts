import { sql } from 'kysely'
import { foldText } from '#contract/text/foldText.ts'
import { recordKinds, type RecordKind } from '#contract/kinds.ts'
import { PLAIN_KINDS, plainKinds, type PlainName } from '#contract/plainKinds.ts'
import type { RecordsByKind } from '#contract/records.ts'
import { STUDENT_ROLE, TEACHER_ROLE } from '#contract/roles.ts'
import type { StoredEntry } from '#server/store/auditEntries.ts'
import type { Account } from '#server/store/accountStore.ts'
import { countAgain } from '#server/store/sql/backup/countAgain.ts'
import { tableOf } from '#server/store/sql/writes/locks.ts'
import { insertRows, type Cells } from '#server/store/sql/writes/rowSets.ts'
import { discard } from '#server/store/sql/writes/trash.ts'
import { classColumns } from '#server/store/sql/kinds/sqlClasses.ts'
import { plainColumns } from '#server/store/sql/kinds/sqlPlain.ts'
import { roleColumns } from '#server/store/sql/kinds/sqlRoles.ts'
import { studentColumns, teacherColumns } from '#server/store/sql/kinds/sqlUsers.ts'
import type { Db, UserType } from '#server/store/sql/tables.ts'
import { searchColumns } from '#server/store/sql/kinds/userWrites.ts'

/** An account of a seed. Times in ms since 1970. */
export interface SeedAccount extends Account {
  name?: string
  signedInAt?: number | null
  addedAt?: number | null
  passwordChangedAt?: number | null
  twoStepSince?: number | null
}

/**
 * The records that a database begins with. Without `roles` it has the roles that users receive. Names of other records
 * are looked up, so those in the seed are ignored. Every student and teacher has a password.
 */
export interface Seed extends Partial<RecordsByKind> {
  accounts?: readonly SeedAccount[]
  /** Deleted records, with the time of deletion in ms since 1970. */
  deleted?: { kind: RecordKind; id: number; at: number }[]
  /** Class pages that are on. */
  pages?: { divisionId: number; token: string; digest: string; since: number }[]
  /** The audit trail, newest first. */
  audit?: StoredEntry[]
}

const passwordHash = 'seeded'

/** Fills a new database. Records may refer to others that it does not have. */
export async function fill(db: Db, seed: Seed): Promise<void> {
  await sql`pragma foreign_keys = off`.execute(db)
  await db.transaction().execute(async (open) => {
    await sql`delete from "roles"`.execute(open)
    const deleted = seed.deleted ?? []
    const isDeleted = (kind: RecordKind, row: object) =>
      deleted.some((one) => one.kind === kind && one.id === idOf(kind, row))
    // What has taken the name of a deleted record comes after it.
    await fillRecords(open, seed, isDeleted)
    for (const one of deleted) await remove(open, one)
    await fillRecords(open, seed, (kind, row) => !isDeleted(kind, row))
    for (const { divisionId, token, digest, since } of seed.pages ?? [])
      await open
        .updateTable('divisions')
        .set({ page_token: token, page_digest: digest, page_since: since })
        .where('M11_Division_id', '=', divisionId)
        .execute()
    await fillAccounts(open, seed.accounts ?? [])
    await fillAudit(open, seed.audit ?? [])
    await countAgain(open)
  })
  await sql`pragma foreign_keys = on`.execute(db)
}

const idOf = (kind: RecordKind, row: object): unknown =>
  Object.entries(row).find(([field]) => field === recordKinds[kind].idField)?.[1]

/** Adds the records of a seed that are wanted. */
async function fillRecords(db: Db, seed: Seed, isWanted: (kind: RecordKind, row: object) => boolean) {
  const { roles = [STUDENT_ROLE, TEACHER_ROLE] } = seed
  const add = async <Row extends object>(
    kind: Exclude<RecordKind, 'students' | 'teachers'>,
    rows: readonly Row[] | undefined,
    cellsOf: (row: Row) => Cells,
  ) => insertRows(db, kind, (rows ?? []).filter((row) => isWanted(kind, row)).map(cellsOf))
  await add('roles', roles, ({ M04_RoleId, M04_RoleName }) => ({
    M04_RoleId,
    ...roleColumns({ name: M04_RoleName }),
  }))
  for (const kind of PLAIN_KINDS) {
    const rows: readonly object[] | undefined = seed[kind]
    await add(kind, rows, (row) => plainRow(kind, row))
  }
  const roleOf = (type: UserType) => ({
    type,
    role: roles.find(({ M04_RoleName }) => M04_RoleName === type)?.M04_RoleId ?? 0,
  })
  const students = (seed.students ?? []).filter((student) => isWanted('students', student))
  await fillUsers(
    db,
    roleOf('student'),
    students.map((student) => ({
      M05_UserId: student.M05_UserId,
      ...studentColumns({ ...student, passwordHash }),
    })),
  )
  const teachers = (seed.teachers ?? []).filter((teacher) => isWanted('teachers', teacher))
  await fillUsers(
    db,
    roleOf('teacher'),
    teachers.map((teacher) => ({
      M05_UserId: teacher.M05_UserId,
      ...teacherColumns({ ...teacher, passwordHash }),
    })),
  )
  await fillClasses(
    db,
    (seed.classes ?? []).filter((lesson) => isWanted('classes', lesson)),
  )
}

const plainRow = (kind: PlainName, row: object): Cells => ({
  [recordKinds[kind].idField]: Number(idOf(kind, row)),
  ...plainColumns(kind, plainKinds[kind], row),
})

type Person = ReturnType<typeof studentColumns> & { M05_UserId: number }

/** @param role the id of their role */
async function fillUsers(
  db: Db,
  { type, role }: { type: UserType; role: number },
  people: readonly Person[],
) {
  await insertRows(
    db,
    'users',
    people.map((row): Cells => ({ ...row, M05_User_Type: type, M05_M04_Role: role })),
  )
  await insertRows(
    db,
    'user_search',
    people.map((row): Cells => ({ M05_UserId: row.M05_UserId, ...searchColumns(row, type) })),
  )
}

async function fillClasses(db: Db, classes: NonNullable<Seed['classes']>) {
  await insertRows(
    db,
    'classes',
    classes.map((lesson): Cells => ({
      M03_ClassesId: lesson.M03_ClassesId,
      ...classColumns({ ...lesson, M03_M11_DivisionIds: [] }),
    })),
  )
  const places = classes.flatMap((lesson) =>
    lesson.divisions.map((division) => ({
      class_id: lesson.M03_ClassesId,
      division_id: division.M11_Division_id,
      batch_id: lesson.M03_M02_BatchId,
    })),
  )
  await insertRows(db, 'class_divisions', places)
}

async function fillAccounts(db: Db, accounts: readonly SeedAccount[]) {
  const rows = accounts.map((account) => ({
    id: account.id,
    login: account.login,
    login_key: foldText(account.login),
    password_hash: account.passwordHash,
    level: account.level,
    state: account.state,
    name: account.name ?? '',
    signed_in_at: account.signedInAt ?? null,
    added_at: account.addedAt ?? null,
    password_changed_at: account.passwordChangedAt ?? null,
    two_step_since: account.twoStepSince ?? (account.twoStepKey === null ? null : 0),
    two_step_key: account.twoStepKey,
  }))
  await insertRows(db, 'accounts', rows)
}

/** What an entry, or a part of one, says of a record. */
type Entered = Pick<StoredEntry, 'kind' | 'record_id' | 'name' | 'before' | 'after'>

async function fillAudit(db: Db, entries: readonly StoredEntry[]) {
  const json = (fields: unknown) => (fields === null || fields === undefined ? null : JSON.stringify(fields))
  const rowOf = ({ at, login, address, action }: StoredEntry, about: Entered): Cells => ({
    at,
    login,
    login_key: foldText(login),
    address,
    action,
    kind: about.kind,
    record_id: about.record_id,
    name: about.name,
    name_key: about.name === null ? null : foldText(about.name),
    before: json(about.before),
    after: json(about.after),
  })
  await insertRows(
    db,
    'audit',
    entries
      .map((entry): Cells => ({ id: entry.id, ...rowOf(entry, entry), part_of: null }))
      .toSorted((one, other) => Number(one['id']) - Number(other['id'])),
  )
  await insertRows(
    db,
    'audit',
    entries.flatMap((entry) =>
      (entry.parts ?? []).map((part): Cells => ({ ...rowOf(entry, part), part_of: entry.id })),
    ),
  )
}

/** Moves a record to the trash, though others refer to it. Foreign keys are off here, so what goes with it is deleted too. */
async function remove(db: Db, { kind, id, at }: NonNullable<Seed['deleted']>[number]) {
  const isUser = kind === 'students' || kind === 'teachers'
  const { id: idColumn, name } = tableOf(kind)
  const found =
    await sql<Cells>`delete from ${sql.table(name)} where ${sql.ref(idColumn)} = ${id} returning *`.execute(
      db,
    )
  const [row = {}] = found.rows
  if (isUser) await db.deleteFrom('user_search').where('M05_UserId', '=', id).execute()
  if (kind !== 'classes') return discard(db, kind, [{ id, row }], at)
  const places = await db
    .deleteFrom('class_divisions')
    .where('class_id', '=', id)
    .returning('division_id')
    .execute()
  const divisionIds = places.map(({ division_id }) => division_id)
  return discard(db, kind, [{ id, row: { row, divisionIds } }], at)
}
