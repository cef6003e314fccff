import type { ColumnType, Generated } from 'kysely'
import type { PictureType } from '#server/store/pictureStore.ts'

/** libsql reads bytes as a buffer. */
type BytesColumn = ColumnType<Uint8Array | ArrayBuffer, Uint8Array>

/** A picture of the site that was uploaded. Times in ms since 1970. */
interface PictureTable {
  name: string
  width: number
  height: number
  created_at: number
  /** The login of who uploaded it. */
  created_by: string
  /** Since when no version and no draft names it; null while one does, and until that was looked for. */
  unused_since: Generated<number | null>
}

/** The tables of uploaded pictures. */
export interface PictureTables {
  site_pictures: PictureTable
  /** The files that were made of each picture; the width in px. */
  site_picture_files: { name: string; width: number; type: PictureType; bytes: BytesColumn }
}
