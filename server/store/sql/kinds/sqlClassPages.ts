import { sql, type RawBuilder } from 'kysely'
import type { ClassPageAddress } from '#contract/classes/classPage.ts'
import type { Fields } from '#contract/audit.ts'
import type { Actor } from '#server/store/auditStore.ts'
import {
  MOST_CLASSES,
  pageStates,
  sequenceOf,
  type ClassPageStore,
  type FoundPage,
  type NewAddress,
  type ShownClass,
} from '#server/store/classPageStore.ts'
import { enter } from '#server/store/sql/writes/audit.ts'
import { lockRows, tableOf } from '#server/store/sql/writes/locks.ts'
import { preparedStatement } from '#server/store/sql/engine/engineOf.ts'
import type { Db, Engine } from '#server/store/sql/tables.ts'
import { updateCount } from '#server/store/sql/lists/storedCount.ts'

const most = sql.lit(MOST_CLASSES)
const table = tableOf('divisions')

interface ClassRow extends Omit<ShownClass, 'sequence'> {
  version: number
  times: number | null
}

const rowsOf = (id: number, condition: RawBuilder<unknown>) => sql<ClassRow>`
  select "M03_ClassesId", "classes"."M03_SubjectName", "classes"."M03_Title", "classes"."M03_ScheduledAt",
    "classes"."M03_ExpiryTime", "classes"."version", "times"
  from ${ofDivision(id)} left join "cancelled_classes" as "left"
    on "left"."class_id" = "M03_ClassesId" and "left"."division_id" = ${id}
  where ${condition} limit ${most}`

const ofDivision = (id: number) =>
  sql`"classes" join "class_divisions" as "links"
    on "links"."class_id" = "M03_ClassesId" and "links"."division_id" = ${id}`

const shown = ({ version, times, ...row }: ClassRow, isCancelled = false): ShownClass => ({
  ...row,
  sequence: sequenceOf(version, times ?? 0, isCancelled),
})

/** The lists whose records pages show. */
const shownLists = ['courses', 'batches', 'divisions', 'classes']

/** Class pages in SQL, as {@link ClassPageStore} says. */
export function sqlClassPages(db: Db, engine: Engine): ClassPageStore {
  const counts = preparedStatement(
    db,
    db
      .selectFrom('tallies')
      .select(['name', 'version', 'stamp'])
      .where('name', 'in', shownLists)
      .orderBy('name'),
  )

  /** Writes what `next` returns for the present address; nothing for undefined. */
  const write = (id: number, by: Actor, next: (address: ClassPageAddress) => Change | undefined) =>
    db.transaction().execute(async (transaction) => {
      await lockRows(transaction, engine, table, [id])
      const row = await read(transaction, id)
      if (row === undefined) return undefined
      const { name, ...address } = row
      const change = next(address)
      if (change === undefined) return address
      const { made, before, after } = change
      const since = made ? by.at : null
      await sql`update "divisions" set "page_token" = ${made?.token ?? null}, "page_digest" = ${made?.digest ?? null},
        "page_since" = ${since} where "M11_Division_id" = ${id}`.execute(transaction)
      // The list shows which pages are on.
      await updateCount(transaction, 'divisions', 0)
      const event = { action: 'change', kind: 'divisions', record_id: id, name, before, after } as const
      await enter(transaction, by, event)
      return { token: made?.token ?? null, since }
    })

  return {
    async addressOf(id) {
      const row = await read(db, id)
      return row && { token: row.token, since: row.since }
    },

    turnOn: (id, made, by) =>
      write(id, by, ({ token }) => (token === null ? { made, ...states('off', 'on') } : undefined)),

    renew: (id, made, by) =>
      write(id, by, ({ token }) => (token === null ? undefined : { made, ...states('on', 'renewed') })),

    async turnOff(id, by) {
      const found = await write(id, by, ({ token }) => (token === null ? undefined : states('on', 'off')))
      return found !== undefined
    },

    async state() {
      const rows = await counts(...shownLists)
      return JSON.stringify(rows)
    },

    async find(digest) {
      const { rows } = await sql<FoundPage>`
        select "M11_Division_id" as "divisionId", "M11_Division_name" as "division", "M02_Name" as "batch",
          "M01_Title" as "course"
        from "divisions" join "batches" on "M02_BatchId" = "M11_Batch_id"
        left join "courses" on "M01_CourseId" = "M02_M01_CourseId"
        where "page_digest" = ${digest}`.execute(db)
      return rows[0]
    },

    async classes(id, { until, from }) {
      const { rows } = await rowsOf(
        id,
        sql`"classes"."M03_ScheduledAt" < ${until}
          and ("classes"."M03_ExpiryTime" is null or "classes"."M03_ExpiryTime" > ${from})
          order by "classes"."M03_ScheduledAt" desc, "M03_ClassesId" desc`,
      ).execute(db)
      return rows.map((row) => shown(row))
    },

    async planned(id, after) {
      const { rows } = await rowsOf(
        id,
        sql`"classes"."M03_ScheduledAt" > ${after} order by "classes"."M03_ScheduledAt", "M03_ClassesId"`,
      ).execute(db)
      return rows.map((row) => shown(row))
    },

    async cancelled(id, after) {
      const { rows } = await sql<ClassRow>`
        select "class_id" as "M03_ClassesId", "M03_SubjectName", "M03_Title", "M03_ScheduledAt", "M03_ExpiryTime",
          "version", "times"
        from "cancelled_classes"
        where "division_id" = ${id} and "M03_ScheduledAt" > ${after} and "is_cancelled" = 1
        order by "M03_ScheduledAt", "class_id" limit ${most}`.execute(db)
      return rows.map((row) => shown(row, true))
    },

    async video(id, classId) {
      const { rows } = await sql<NonNullable<Awaited<ReturnType<ClassPageStore['video']>>>>`
        select "M03_ScheduledAt", "M03_ExpiryTime", "M03_YouTubeLink" from ${ofDivision(id)}
        where "M03_ClassesId" = ${classId}`.execute(db)
      return rows[0]
    },
  }
}

interface Change {
  /** Without it the page is turned off. */
  made?: NewAddress
  before: Fields
  after: Fields
}

const states = (before: keyof typeof pageStates, after: keyof typeof pageStates) => ({
  before: { class_page: pageStates[before] },
  after: { class_page: pageStates[after] },
})

async function read(db: Db, id: number): Promise<(ClassPageAddress & { name: string }) | undefined> {
  const { rows } = await sql<ClassPageAddress & { name: string }>`
    select "page_token" as "token", "page_since" as "since", "M11_Division_name" as "name"
    from "divisions" where "M11_Division_id" = ${id}`.execute(db)
  return rows[0]
}
