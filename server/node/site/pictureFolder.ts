import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SHARE_SIZE, UPLOADED_NAME } from '#contract/site/pictures.ts'
import type { Actor } from '#server/store/auditStore.ts'
import type { PictureFile, PictureStore, PictureType } from '#server/store/pictureStore.ts'

/** The folder of the uploaded pictures; each has one of its own name in it, with '1600x900.avif' and the like. */
const FOLDER = 'pictures'

const SHARED = 'share.jpg'

/** Writes the uploaded pictures among some names below a folder. */
export async function writePictures(store: PictureStore, names: readonly string[], home: string) {
  for (const [name, { width, height, widths }] of await store.sizesOf(uploaded(names))) {
    const folder = join(home, FOLDER, name)
    mkdirSync(folder, { recursive: true })
    const write = async (file: string, size: number, type: PictureType) => {
      const bytes = await store.file(name, size, type)
      if (bytes) writeFileSync(join(folder, file), bytes)
    }
    for (const size of widths)
      for (const type of ['avif', 'webp'] as const)
        await write(`${size}x${Math.round((height * size) / width)}.${type}`, size, type)
    await write(SHARED, SHARE_SIZE.width, 'share')
  }
}

/** Adds the pictures among some names that lie below a folder and are not stored yet. */
export async function readPictures(store: PictureStore, names: readonly string[], home: string, by: Actor) {
  const stored = await store.sizesOf(uploaded(names))
  for (const name of uploaded(names)) {
    const folder = join(home, FOLDER, name)
    if (stored.has(name) || !existsSync(folder)) continue
    const found = filesIn(folder)
    const width = Math.max(...found.map(({ file }) => file.width))
    const height = Math.max(...found.map((one) => one.height))
    const files = found.map(({ file }) => file)
    if (existsSync(join(folder, SHARED)))
      files.push({ width: SHARE_SIZE.width, type: 'share', bytes: bytesOf(join(folder, SHARED)) })
    if (found.length > 0) await store.add(name, { width, height, files }, by)
  }
}

const bytesOf = (path: string) => Uint8Array.from(readFileSync(path))

/** Returns the files of a picture that pages show. */
const filesIn = (folder: string): { file: PictureFile; height: number }[] =>
  readdirSync(folder).flatMap((name) => {
    const [, width, height, type] = /^(\d+)x(\d+)\.(avif|webp)$/.exec(name) ?? []
    if (type !== 'avif' && type !== 'webp') return []
    return [
      { file: { width: Number(width), type, bytes: bytesOf(join(folder, name)) }, height: Number(height) },
    ]
  })

const uploaded = (names: readonly string[]) => [...new Set(names)].filter((name) => UPLOADED_NAME.test(name))
