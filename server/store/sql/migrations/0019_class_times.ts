import { sql, type Migration } from 'kysely'
import type { Engine } from '#server/store/sql/tables.ts'
import { addFilterIndex, type AnyDb } from './parts.ts'

/** Indexes by which classes are found by their state, and by their video. */
export const classTimes = (engine: Engine): Migration => ({
  async up(db: AnyDb) {
    if (engine === 'postgres') {
      // Compared by code point, as the start is.
      await sql`alter table "classes" alter column "M03_ExpiryTime" type text collate "C"`.execute(db)
    }
    const id = engine === 'postgres' ? ['M03_ClassesId'] : []
    await addFilterIndex(db, 'classes_state', 'classes', ['M03_ScheduledAt', 'M03_ExpiryTime', ...id])
    await addFilterIndex(db, 'classes_video', 'classes', ['M03_YouTubeLink', ...id])
  },
})
