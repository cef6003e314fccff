import { sql, type RawBuilder } from 'kysely'
import { foldSearch } from '#contract/text/foldText.ts'
import { NO_SUCH_BATCH } from '#contract/batches.ts'
import type { BoundClassQuery, PhaseBound } from '#contract/classes/classBounds.ts'
import { classSortKeys, type Class } from '#contract/classes/classes.ts'
import type { ClassUpdate } from '#contract/classes/classBodies.ts'
import { NO_SUCH_DIVISION } from '#contract/divisions.ts'
import type { ClassSet } from '#contract/bulk.ts'
import type { Stored } from '#server/store/stored.ts'
import type { Unpaged } from '#server/store/store.ts'
import { filterBy, filterOn } from '#server/store/sql/lists/filter.ts'
import { kindImports, type ImportedParents } from '#server/store/sql/imports/kindImports.ts'
import { existing, missing, tableOf } from '#server/store/sql/writes/locks.ts'
import { pager } from '#server/store/sql/lists/page.ts'
import {
  leave,
  leaveAll,
  moveOf,
  place,
  placesIn,
  placesOfTrashed,
  type ClassPlaces,
  type TrashedClass,
} from './placedClasses.ts'
import { records } from '#server/store/sql/writes/records.ts'
import { recordSets, allOf, writeGood } from '#server/store/sql/writes/recordSets.ts'
import { inParts } from '#server/store/sql/writes/rowSets.ts'
import { bulkAdding, bulk } from '#server/store/sql/writes/bulk.ts'
import { namesOfClassDivisions, relatedNames } from '#server/store/sql/lists/related.ts'
import { tableRows } from '#server/store/sql/writes/tableRows.ts'
import type { Db, Engine } from '#server/store/sql/tables.ts'

const table = tableOf('classes')
const classRows = tableRows('classes', { columns: classColumns })

/** Classes in SQL, as `ClassStore` says. */
export function sqlClasses(db: Db, engine: Engine, parents: ImportedParents) {
  const related = [relatedNames(engine, 'batches', 'M03_M02_BatchId'), namesOfClassDivisions]
  const list = pager(
    db,
    engine,
    { ...table, related, sortColumns: { time: 'M03_ScheduledAt' } },
    {
      select: rowsWhere,
      rowsOf: (rows) => grouped(rows).map(({ record, version }) => ({ ...record, version })),
      idOf: ({ M03_ClassesId }) => M03_ClassesId,
      sortKeys: classSortKeys,
      beside: ['batches', 'divisions'],
    },
  )
  const sets = classSets(engine)

  return {
    page: (query: BoundClassQuery) => list.page(query, filterOf(query)),
    slices: (query: Unpaged<BoundClassQuery>) => list.slices(query, filterOf(query)),

    ...records(db, sets),
    sets,
    addBulk: bulkAdding(db, sets),
    bulk: bulk(db, sets, {
      rows: list.rowsWith,
      patched: (lesson, set: ClassSet) => patchedClass(lesson, set),
    }),
    imports: kindImports(db, sets, parents, {
      kind: 'classes',
      rowsWith: list.rowsWith,
      keyOf: (lesson) => String(lesson.M03_ClassesId),
      batchIdOf: (lesson) => lesson.M03_M02_BatchId,
    }),
  }
}

/** Classes, read and written in sets. */
function classSets(engine: Engine) {
  const exist = existing(engine)

  async function problemsOf(transaction: Db, classes: readonly Omit<ClassPlaces, 'id'>[]) {
    const batches = await exist.ids(
      transaction,
      'batches',
      classes.map(({ batchId }) => batchId),
    )
    const divisions = await exist.divisions(
      transaction,
      classes.flatMap(({ divisionIds }) => divisionIds),
    )
    return classes.map(({ batchId, divisionIds }) => {
      const stranger = divisionIds.find((id) => divisions.get(id) !== batchId)
      return (
        missing(batches, batchId, 'M03_M02_BatchId', NO_SUCH_BATCH) ??
        missing(new Set(), stranger, 'M03_M11_DivisionIds', NO_SUCH_DIVISION)
      )
    })
  }

  return recordSets<Class, ClassUpdate, TrashedClass>(engine, 'classes', {
    read,

    insert: async (transaction, bodies) =>
      writeGood(bodies, await problemsOf(transaction, bodies.map(placesIn)), async (good) => {
        const ids = allOf(await classRows.insert(transaction, good))
        await place(
          transaction,
          good.map((body, index) => ({ id: ids[index] ?? 0, ...placesIn(body) })),
        )
        return ids
      }),

    async update(transaction, changes) {
      const places = changes.map(({ body }) => placesIn(body))
      return writeGood(changes, await problemsOf(transaction, places), async (good) => {
        const moves = good.map(moveOf)
        await leave(
          transaction,
          moves.map(({ id, leaving }) => ({ id, divisionIds: leaving })),
        )
        const results = await classRows.update(transaction, good)
        await place(
          transaction,
          moves.map(({ id, batchId, joining }) => ({ id, batchId, divisionIds: joining })),
        )
        return results
      })
    },

    async take(transaction, ids) {
      const divisions = await leaveAll(transaction, ids)
      const rows = allOf(await classRows.take(transaction, ids))
      return rows.map((row, index) => row && { row, divisionIds: divisions.get(ids[index] ?? 0) ?? [] })
    },

    putBack: async (transaction, kept) =>
      writeGood(kept, await problemsOf(transaction, kept.map(placesOfTrashed)), async (good) => {
        const rows = good.map(({ id, row }) => ({ id, row: row.row }))
        const results = await classRows.putBack(transaction, rows)
        await place(transaction, good.map(placesOfTrashed))
        return results
      }),
  })
}

const filterOf = ({ batch_id, division_id, from, until, phase, video }: Unpaged<BoundClassQuery>) =>
  filterBy(
    filterOn({ name: 'batch', value: batch_id, condition: (id) => sql`"M03_M02_BatchId" = ${id}` }),
    filterOn({ name: 'from', value: from, condition: (time) => sql`"M03_ScheduledAt" >= ${time}` }),
    filterOn({ name: 'until', value: until, condition: (time) => sql`"M03_ScheduledAt" < ${time}` }),
    filterOn({ name: 'phase', value: phase, condition: isInPhase }),
    filterOn({
      name: 'division',
      value: division_id,
      condition: (id) =>
        sql`"M03_ClassesId" in (select "class_id" from "class_divisions" where "division_id" = ${id})`,
    }),
    filterOn({ name: 'video', value: video, condition: (id) => sql`"M03_YouTubeLink" = ${id}` }),
  )

function isInPhase({ phase, begun, ended }: PhaseBound) {
  const isExpired = sql`coalesce("M03_ExpiryTime" <= ${begun}, false)`
  switch (phase) {
    case 'coming':
      return sql`("M03_ScheduledAt" > ${begun} and not ${isExpired})`
    case 'live':
      return sql`("M03_ScheduledAt" > ${ended} and "M03_ScheduledAt" <= ${begun} and not ${isExpired})`
    case 'past':
      return sql`("M03_ScheduledAt" <= ${ended} or ${isExpired})`
  }
}

/** One row for each division of a class. */
interface Row extends Omit<Class, 'batch' | 'divisions'> {
  M02_Name: string
  M11_Division_id: number | null
  M11_Division_name: string | null
  version: number
}

/** @param order omit it for a single row */
const rowsWhere = (condition: RawBuilder<unknown>, order: RawBuilder<unknown> = sql`1`) => sql<Row>`
  select "M03_ClassesId", "M03_SubjectName", "M03_Title", "M03_ScheduledAt", "M03_ExpiryTime", "M03_M02_BatchId",
    "M03_YouTubeLink", "M02_Name", "M11_Division_id", "M11_Division_name", "classes"."version"
  from "classes"
  join "batches" on "M02_BatchId" = "M03_M02_BatchId"
  left join "class_divisions" on "class_id" = "M03_ClassesId"
  left join "divisions" on "M11_Division_id" = "division_id"
  where ${condition} order by ${order}, "M11_Division_id"`

/** Groups rows into classes with their divisions; the order of both is kept. */
function grouped(rows: Row[]): Stored<Class>[] {
  const classes = new Map<number, Stored<Class>>()
  for (const { M02_Name, M11_Division_id, M11_Division_name, version, ...row } of rows) {
    const stored = classes.get(row.M03_ClassesId) ?? {
      record: { ...row, batch: { M02_Name }, divisions: [] },
      version,
    }
    classes.set(row.M03_ClassesId, stored)
    if (M11_Division_id === null || M11_Division_name === null) continue
    stored.record.divisions.push({ M11_Division_id, M11_Division_name })
  }
  return [...classes.values()]
}

/** Classes that are read at once: each has a row for each of its divisions, of which there may be 100. */
const READ_AT_ONCE = 25

async function read(db: Db, ids: readonly number[]): Promise<Map<number, Stored<Class>>> {
  const found = await inParts(
    db,
    ids,
    async (some) => grouped((await rowsWhere(sql`"M03_ClassesId" in (${sql.join(some)})`).execute(db)).rows),
    READ_AT_ONCE,
  )
  return new Map(found.map((stored) => [stored.record.M03_ClassesId, stored]))
}

/** Returns the form of a class with some other fields. */
export function patchedClass(
  { divisions, batch: _batch, ...lesson }: Class,
  fields: Partial<ClassUpdate>,
): ClassUpdate {
  const body = {
    ...lesson,
    M03_M11_DivisionIds: divisions.map((division) => division.M11_Division_id),
    ...fields,
  }
  // In the order of lists, so that the same divisions are no change.
  return { ...body, M03_M11_DivisionIds: body.M03_M11_DivisionIds.toSorted((one, other) => one - other) }
}

export function classColumns(body: ClassUpdate): TrashedClass['row'] {
  return {
    M03_SubjectName: body.M03_SubjectName,
    M03_Title: body.M03_Title,
    M03_ScheduledAt: body.M03_ScheduledAt,
    M03_ExpiryTime: body.M03_ExpiryTime,
    M03_M02_BatchId: body.M03_M02_BatchId,
    M03_YouTubeLink: body.M03_YouTubeLink,
    search_text: foldSearch(`${body.M03_SubjectName}\n${body.M03_Title}`),
  }
}
