import { sql, type Insertable, type RawBuilder } from 'kysely'
import type { BoundClassQuery, PhaseBound } from '#contract/classBounds.ts'
import { classSortKeys, type Class, type ClassUpdate } from '#contract/classes.ts'
import { foldText } from '#contract/foldText.ts'
import type { ClassSet } from '#contract/several.ts'
import type { ClassStore, Stored, Unpaged } from '#server/store/store.ts'
import { addingSeveral } from './addSeveral.ts'
import { noteBack, noteLeft } from './cancelledClasses.ts'
import { filterBy, filterOn } from './filter.ts'
import { kindImports } from './imports/kindImports.ts'
import { oneAfterAnother } from './imports/recordsWriter.ts'
import { kindUndo, type KindUndo } from './imports/sqlImports.ts'
import { parents, tableOf } from './locks.ts'
import { pager } from './page.ts'
import { records, type RecordParts } from './records.ts'
import { several } from './several.ts'
import { batchNames, namesOfClassDivisions } from './related.ts'
import { tableRows } from './tableRows.ts'
import type { Db, Engine, Tables } from './tables.ts'

/** A deleted class. */
interface Kept {
  row: Insertable<Tables['classes']>
  divisionIds: number[]
}

const table = tableOf('classes')
const classRows = tableRows('classes', { columns })

/** Classes in SQL, as {@link ClassStore} says. */
export function sqlClasses(db: Db, engine: Engine): ClassStore & { undo: KindUndo } {
  const related = [batchNames('M03_M02_BatchId'), namesOfClassDivisions]
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
  const need = parents(engine)

  async function needParents(transaction: Db, batchId: number, divisionIds: number[]) {
    await need.batch(transaction, 'M03_M02_BatchId', batchId)
    await need.divisions(transaction, 'M03_M11_DivisionIds', divisionIds, batchId)
  }

  const writes: RecordParts<Class, ClassUpdate, Kept> = {
    read,

    async insert(transaction, body: ClassUpdate) {
      await needParents(transaction, body.M03_M02_BatchId, body.M03_M11_DivisionIds)
      const id = await classRows.insert(transaction, body)
      await link(transaction, id, body.M03_M02_BatchId, body.M03_M11_DivisionIds)
      return id
    },

    async update(transaction, id, body, current: Class) {
      await needParents(transaction, body.M03_M02_BatchId, body.M03_M11_DivisionIds)
      const staying = new Set(body.M03_M11_DivisionIds)
      const leaving = current.divisions.map((division) => division.M11_Division_id)
      await noteLeft(
        transaction,
        id,
        leaving.filter((divisionId) => !staying.has(divisionId)),
      )
      await unlink(transaction, id)
      await classRows.update(transaction, id, body, current)
      await link(transaction, id, body.M03_M02_BatchId, body.M03_M11_DivisionIds)
    },

    async take(transaction, id) {
      const divisionIds = await unlink(transaction, id)
      await noteLeft(transaction, id, divisionIds)
      const row = await classRows.take(transaction, id)
      return row && { row, divisionIds }
    },

    async putBack(transaction, { row, divisionIds }, id) {
      await needParents(transaction, row.M03_M02_BatchId, divisionIds)
      await classRows.putBack(transaction, row, id)
      await link(transaction, id, row.M03_M02_BatchId, divisionIds)
    },
  }

  return {
    page: (query) => list.page(query, filterOf(query)),
    slices: (query) => list.slices(query, filterOf(query)),

    ...records(db, engine, 'classes', writes),
    addSeveral: addingSeveral(db, 'classes', writes),
    several: several(db, engine, 'classes', {
      ...writes,
      rows: list.rowsWith,
      patched: ({ divisions, batch: _batch, ...lesson }, set: ClassSet) => ({
        ...lesson,
        M03_M11_DivisionIds: divisions.map((division) => division.M11_Division_id),
        ...set,
      }),
    }),
    imports: kindImports(db, engine, {
      kind: 'classes',
      rowsWith: list.rowsWith,
      keyOf: (lesson) => String(lesson.M03_ClassesId),
      batchIdOf: (lesson) => lesson.M03_M02_BatchId,
      prepare: oneAfterAnother('classes', (transaction) => ({
        rowsWith: (ids) => list.rowsWith(ids, transaction),
        idOf: (lesson) => lesson.M03_ClassesId,
        async addAll(bodies) {
          const ids: number[] = []
          for (const body of bodies) ids.push(await writes.insert(transaction, body))
          return ids
        },
        change: (id, body, current) => writes.update(transaction, id, body, current),
      })),
    }),
    undo: kindUndo('classes', {
      ...writes,
      patched: ({ divisions, batch: _batch, ...lesson }, fields) => ({
        ...lesson,
        M03_M11_DivisionIds: divisions.map((division) => division.M11_Division_id),
        ...fields,
      }),
    }),
  }
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

async function read(db: Db, id: number): Promise<Stored<Class> | undefined> {
  const { rows } = await rowsWhere(sql`"M03_ClassesId" = ${id}`).execute(db)
  return grouped(rows)[0]
}

async function link(db: Db, classId: number, batchId: number, divisionIds: number[]): Promise<void> {
  const links = divisionIds.map((id) => ({ class_id: classId, division_id: id, batch_id: batchId }))
  if (links.length > 0) await db.insertInto('class_divisions').values(links).execute()
  await noteBack(db, classId, divisionIds)
}

/** Deletes the divisions of a class and returns their ids. */
async function unlink(db: Db, classId: number): Promise<number[]> {
  const links = await db
    .deleteFrom('class_divisions')
    .where('class_id', '=', classId)
    .returning('division_id')
    .execute()
  return links.map(({ division_id }) => division_id)
}

function columns(body: ClassUpdate) {
  return {
    M03_SubjectName: body.M03_SubjectName,
    M03_Title: body.M03_Title,
    M03_ScheduledAt: body.M03_ScheduledAt,
    M03_ExpiryTime: body.M03_ExpiryTime,
    M03_M02_BatchId: body.M03_M02_BatchId,
    M03_YouTubeLink: body.M03_YouTubeLink,
    search_text: foldText(`${body.M03_SubjectName}\n${body.M03_Title}`),
  }
}
