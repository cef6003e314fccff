import { sql } from 'kysely'
import { UNUSED_PICTURE_LIFE } from '#server/store/pictureStore.ts'
import { nextTurn } from '#server/store/sql/engine/pauses.ts'
import { trashNow } from '#server/store/sql/engine/databaseNow.ts'
import type { Db, Engine } from '#server/store/sql/tables.ts'

/** Names of uploaded pictures within a text. */
const names = /p-[\da-f]{20}\.(?:jpg|png|webp|avif)/g

/** Reads the content of every version and draft, one after another: a version has some 100 kB. */
async function* contents(db: Db): AsyncGenerator<string> {
  const versions = await db.selectFrom('site_versions').select('number').execute()
  for (const { number } of versions) {
    const version = await db
      .selectFrom('site_versions')
      .select('content')
      .where('number', '=', number)
      .executeTakeFirst()
    if (version) yield version.content
    await nextTurn()
  }
  const drafts = await db.selectFrom('site_drafts').select(['content', 'base']).execute()
  for (const { content, base } of drafts) yield `${content} ${base}`
}

/**
 * Deletes pictures that no version and no draft has named for {@link UNUSED_PICTURE_LIFE}, one after another, as each has many bytes.
 * @returns how many
 */
export async function deleteUnused(db: Db, engine: Engine, at: number): Promise<number> {
  const rows = await db.selectFrom('site_pictures').select(['name', 'unused_since']).execute()
  if (rows.length === 0) return 0
  const used = new Set<string>()
  for await (const text of contents(db)) for (const [name] of text.matchAll(names)) used.add(name)
  let gone = 0
  for (const { name, unused_since } of rows) {
    const isUsed = used.has(name)
    if (isUsed === (unused_since !== null)) await note(db, name, isUsed ? null : at)
    else if (!isUsed && (await deleteOld(db, engine, name, at))) gone += 1
  }
  return gone
}

const note = (db: Db, name: string, unused_since: number | null) =>
  db.updateTable('site_pictures').set({ unused_since }).where('name', '=', name).execute()

/** Whoever uploads it again meanwhile keeps it. */
const deleteOld = (db: Db, engine: Engine, name: string, at: number): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const { rows } = await sql`update "site_pictures" set "unused_since" = "unused_since"
      where "name" = ${name} and "unused_since" <= ${trashNow(engine, at)} - ${sql.lit(UNUSED_PICTURE_LIFE)}
      returning "name"`.execute(transaction)
    if (rows.length === 0) return false
    await transaction.deleteFrom('site_picture_files').where('name', '=', name).execute()
    await transaction.deleteFrom('site_pictures').where('name', '=', name).execute()
    return true
  })
