import type { Actor } from './auditStore.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** How long a picture is kept that no version and no draft of the site names, in ms. */
export const UNUSED_PICTURE_LIFE = 30 * 24 * 60 * 60 * 1000

/** What a file of a picture is for: pages, in two formats, or links that are shared. */
export type PictureType = 'avif' | 'webp' | 'share'

export interface PictureFile {
  /** In px. */
  width: number
  type: PictureType
  bytes: Bytes
}

/** A picture made from an uploaded file: its greatest size in px, and its files. */
export interface MadePicture {
  width: number
  height: number
  files: readonly PictureFile[]
}

/** The sizes of a picture that is stored, in px. */
export interface PictureSizes {
  width: number
  height: number
  /** The widths in which it is stored, ascending. */
  widths: number[]
}

/** The pictures of the site that were uploaded, by name. They never change. */
export interface PictureStore {
  /** Returns the sizes of those that exist. */
  sizesOf(names: readonly string[]): Promise<Map<string, PictureSizes>>
  /** Keeps a picture for as long as a new one. Returns whether there is one of this name. */
  keep(name: string, by: Actor): Promise<boolean>
  /** Adds a picture, unless there is one of this name. */
  add(name: string, picture: MadePicture, by: Actor): Promise<void>
  /**
   * Deletes pictures that no version and no draft has named for {@link UNUSED_PICTURE_LIFE}. Returns how many.
   * @param at ms since 1970
   */
  deleteUnused(at: number): Promise<number>
  /** Returns the bytes of a file; undefined if there is none. */
  file(name: string, width: number, type: PictureType): Promise<Bytes | undefined>
}
