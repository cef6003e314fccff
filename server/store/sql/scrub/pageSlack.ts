import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '#server/store/sql/tables.ts'

/** Pages checked in one step: about 2 ms on the main thread. */
const STEP = 64

/** Pause between two steps, in ms. */
const REST = 2

/** The first page begins with the file header. */
const FILE_HEADER = 100

/** Types of b-tree pages by their first byte, with the length of their header (sqlite.org/fileformat2.html, 1.6). */
const headers = new Map([
  [0x02, 12],
  [0x05, 12],
  [0x0a, 8],
  [0x0d, 8],
])

/**
 * Overwrites the unused space of each b-tree page. When SQLite splits a page, copies of the moved rows stay there,
 * and are not overwritten even when the rows are deleted, whatever secure_delete is set to.
 * @param ended whether to stop before the next step
 */
export async function overwriteSlack(db: Db, ended: AbortSignal): Promise<void> {
  const { rows } = await sql<{
    count: number
  }>`select "page_count" as "count" from pragma_page_count`.execute(db)
  const count = rows[0]?.count ?? 0
  for (let first = 1; first <= count && !ended.aborted; first += STEP) {
    await overwriteSome(db, first, first + STEP - 1)
    await pause(REST)
  }
}

const overwriteSome = (db: Db, first: number, last: number) =>
  db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ pgno: number; data: ArrayBuffer | Uint8Array }>`
      select "pgno", "data" from sqlite_dbpage where "pgno" between ${first} and ${last}`.execute(transaction)
    for (const { pgno, data } of rows) {
      const page = new Uint8Array(data)
      const slack = slackOf(page, pgno === 1 ? FILE_HEADER : 0)
      if (!slack || slack.every((byte) => byte === 0)) continue
      slack.fill(0)
      await sql`update sqlite_dbpage set "data" = ${page} where "pgno" = ${pgno}`.execute(transaction)
    }
  })

/** Returns the range between the cell pointers and the cells; undefined for other types of pages. */
function slackOf(page: Uint8Array, at: number): Uint8Array | undefined {
  const view = new DataView(page.buffer, page.byteOffset, page.byteLength)
  // Overflow and free-list pages begin with a page number, which is below 2^24 up to 64 GB.
  const header = headers.get(view.getUint8(at))
  if (header === undefined) return undefined
  const begin = at + header + 2 * view.getUint16(at + 3)
  // 0 stands for 65,536.
  const end = view.getUint16(at + 5) || 65_536
  return begin <= end && end <= page.length ? page.subarray(begin, end) : undefined
}
