import { sql, type Migration } from 'kysely'
import { foldSearch } from '#contract/foldText.ts'
import { sortKey } from '#contract/sorting.ts'
import { updateRows, type Cells } from '#server/store/sql/rowSets.ts'
import type { Db, Tables } from '#server/store/sql/tables.ts'
import { searchColumns } from '#server/store/sql/userWrites.ts'
import type { AnyDb } from './parts.ts'

/** Rows that are read and written at once. */
const SLICE = 500

interface Searched {
  table: 'courses' | 'batches' | 'divisions' | 'classes'
  id: string
  /** The columns that are searched; the list is sorted by the first. */
  texts: readonly string[]
  isSorted: boolean
}

const searched: readonly Searched[] = [
  { table: 'courses', id: 'M01_CourseId', texts: ['M01_Title', 'M01_Description'], isSorted: true },
  { table: 'batches', id: 'M02_BatchId', texts: ['M02_Name'], isSorted: true },
  { table: 'divisions', id: 'M11_Division_id', texts: ['M11_Division_name'], isSorted: true },
  { table: 'classes', id: 'M03_ClassesId', texts: ['M03_SubjectName', 'M03_Title'], isSorted: false },
]

/** Folds what is searched and sorted anew, in slices: names are found however they are spelled. */
export const spelling = (): Migration => ({
  async up(any: AnyDb) {
    const db: Db = any.withTables<Pick<Tables, keyof Tables>>()
    for (const kind of searched) await foldTable(db, kind)
    await foldPeople(db)
    for (const kind of searched) await foldTrash(db, kind)
  },
})

function foldedCells({ texts, isSorted }: Searched, row: Cells): Cells {
  const values = texts.map((column) => row[column] ?? '')
  const search_text = foldSearch(values.join('\n'))
  return isSorted ? { search_text, sort_name: sortKey(String(values[0])) } : { search_text }
}

async function foldTable(db: Db, kind: Searched) {
  const id = sql.ref(kind.id)
  for (let last = 0; ;) {
    const { rows } = await sql<Cells>`
      select * from ${sql.table(kind.table)} where ${id} > ${last} order by ${id} limit ${SLICE}`.execute(db)
    if (rows.length === 0) return
    const cells = rows.map((row) => ({ [kind.id]: Number(row[kind.id]), ...foldedCells(kind, row) }))
    await updateRows(db, kind.table, kind.id, cells)
    last = Number(rows.at(-1)?.[kind.id])
  }
}

async function foldPeople(db: Db) {
  for (let last = 0; ;) {
    const rows = await db
      .selectFrom('users')
      .selectAll()
      .where('M05_UserId', '>', last)
      .orderBy('M05_UserId')
      .limit(SLICE)
      .execute()
    if (rows.length === 0) return
    const cells = rows.map((row) => ({
      M05_UserId: row.M05_UserId,
      ...searchColumns(row, row.M05_User_Type),
    }))
    await updateRows(db, 'user_search', 'M05_UserId', cells)
    last = rows.at(-1)?.M05_UserId ?? 0
  }
}

/** A restored record brings its texts; people get theirs anew. */
async function foldTrash(db: Db, kind: Searched) {
  const rows = await db.selectFrom('trash').selectAll().where('kind', '=', kind.table).execute()
  for (const { record_id, row: text } of rows) {
    // Of a class it has its divisions, too.
    const kept: { row?: Cells } = JSON.parse(text)
    const own: Cells = JSON.parse(text)
    const row = kept.row ?? own
    const folded = { ...row, ...foldedCells(kind, row) }
    await db
      .updateTable('trash')
      .set({ row: JSON.stringify(kept.row ? { ...kept, row: folded } : folded) })
      .where('kind', '=', kind.table)
      .where('record_id', '=', record_id)
      .execute()
  }
}
