import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { picturesIn } from '#contract/site/pages.ts'
import type { SiteRenderer } from '#contract/site/renderer.ts'
import { openStore, type DataLocation } from '#server/node/openStore.ts'
import { createSiteEditor } from '#server/site/editor.ts'
import { uploadedPictures } from '#server/site/pictures.ts'
import { createPublished } from '#server/site/published.ts'
import { Refused } from '#server/store/sql/backup/refused.ts'
import type { Store } from '#server/store/store.ts'
import { readContent, writeContent } from './contentFile.ts'
import { readPictures, writePictures } from './pictureFolder.ts'

/** The name of the content file in a folder; pictures of the build are in `art` beside it, uploaded ones in `pictures`. */
const FILE = 'institute.yaml'

/** What the commands of the site work with. */
export interface SiteCommand {
  location: DataLocation
  renderer: SiteRenderer
  /** Folder of the built client. */
  client: string
  /** The institute's IANA time zone. */
  zone: string
  now: Date
}

async function withStore<T>(location: DataLocation, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(location, () => {}, { isPatient: true })
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

/** Writes what is published into a folder: the content file, and the pictures that it names. */
export const exportSite = ({ location, renderer, client, now }: SiteCommand, folder: string) =>
  withStore(location, async ({ site: store, pictures }) => {
    const file = join(folder, FILE)
    if (existsSync(file)) throw new Refused('occupied', `${file} exists already. Name another folder.`)
    const clock = () => now.getTime()
    const { content, number } = await createPublished({ store, renderer, clock }).now()
    mkdirSync(join(folder, 'art'), { recursive: true })
    for (const name of new Set(picturesIn(content))) {
      const picture = renderer.art.get(name)
      if (picture) copyFileSync(join(client, picture.src), join(folder, 'art', name))
    }
    await writePictures(pictures, picturesIn(content), folder)
    writeFileSync(file, writeContent(content))
    return `${number === 0 ? 'The content file' : `Version ${number}`} of the site: ${file}.`
  })

/** Publishes the content file in a folder as a new version. A running server shows it within seconds. */
export const importSite = ({ location, renderer, zone, now }: SiteCommand, folder: string) =>
  withStore(location, async ({ site: store, pictures: uploaded }) => {
    const file = join(folder, FILE)
    if (!existsSync(file)) throw new Refused('missing', `There is no ${file}.`)
    const clock = () => now.getTime()
    const known = uploadedPictures(uploaded)
    const editor = createSiteEditor({ store, renderer, pictures: known, clock, zone })
    const text = readFileSync(file, 'utf8')
    const by = { login: 'site:import', address: '', at: clock() }
    const named = readContent(text, now, () => true)
    await readPictures(uploaded, picturesIn(named), folder, by)
    const pictures = await editor.picturesOf(named)
    const content = readContent(text, now, (name) => pictures.has(name))
    const hash = createHash('sha256').update(text).digest('hex')
    const { number } = await editor.takeOver({ content, hash }, by)
    return `Version ${number} of the site was published from ${file}.`
  })
