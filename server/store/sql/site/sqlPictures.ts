import type { PictureSizes, PictureStore } from '#server/store/pictureStore.ts'
import { requireRights } from '#server/store/sql/writes/audit.ts'
import { inParts } from '#server/store/sql/writes/rowSets.ts'
import type { Db, Engine } from '#server/store/sql/tables.ts'
import { deleteUnused } from './unusedPictures.ts'

/** Uploaded pictures in SQL, as {@link PictureStore} says. */
export function sqlPictures(db: Db, engine: Engine): PictureStore {
  return {
    async sizesOf(names) {
      const rows = await inParts(db, names, (some) =>
        db
          .selectFrom('site_pictures as pictures')
          .innerJoin('site_picture_files as files', 'files.name', 'pictures.name')
          .select(['pictures.name', 'pictures.width', 'height', 'files.width as made'])
          .where('type', '=', 'webp')
          .where('pictures.name', 'in', some)
          .orderBy('files.width')
          .execute(),
      )
      const found = new Map<string, PictureSizes>()
      for (const { name, width, height, made } of rows) {
        const { widths } = found.get(name) ?? { widths: [] }
        found.set(name, { width, height, widths: [...widths, made] })
      }
      return found
    },

    keep: (name, by) =>
      db.transaction().execute(async (transaction) => {
        await requireRights(transaction, by)
        const kept = await transaction
          .updateTable('site_pictures')
          .set({ unused_since: null })
          .where('name', '=', name)
          .executeTakeFirst()
        return kept.numUpdatedRows > 0n
      }),

    add: (name, { width, height, files }, by) =>
      db.transaction().execute(async (transaction) => {
        await requireRights(transaction, by)
        const added = await transaction
          .insertInto('site_pictures')
          .values({ name, width, height, created_at: by.at, created_by: by.login })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()
        if (added.numInsertedOrUpdatedRows === 0n) return
        for (const file of files)
          await transaction
            .insertInto('site_picture_files')
            .values({ name, ...file })
            .execute()
      }),

    deleteUnused: (at) => deleteUnused(db, engine, at),

    async file(name, width, type) {
      const row = await db
        .selectFrom('site_picture_files')
        .select('bytes')
        .where('name', '=', name)
        .where('width', '=', width)
        .where('type', '=', type)
        .executeTakeFirst()
      return row && new Uint8Array(row.bytes)
    },
  }
}
