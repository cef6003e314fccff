import { Hono, type Context } from 'hono'
import { LRUCache } from 'lru-cache'
import { picturePaths, SHARE_SIZE, UPLOADED_NAME } from '#contract/site/pictures.ts'
import { acceptedEncodings } from '#server/acceptedEncodings.ts'
import type { AppEnv } from '#server/appEnv.ts'
import { answerTo } from '#server/http.ts'
import { noteRequests, type RequestNotes } from '#server/noteRequests.ts'
import { Refusal } from '#server/refusal.ts'
import type { PictureType } from '#server/store/pictureStore.ts'
import type { Store } from '#server/store/store.ts'
import type { Bytes } from '#server/stream.ts'

interface PictureFileDeps extends RequestNotes {
  store: Pick<Store, 'pictures' | 'isUnavailable' | 'isFull'>
}

/** Most bytes of files that are kept in memory. */
const CACHE_BYTES = 32 * 1024 * 1024

const mediaTypes: Readonly<Record<PictureType, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  share: 'image/jpeg',
}

const nothingHere = () => new Refusal(404, 'Not found')

/** Whether an address is one of those that {@link createPictureFiles} answers; the pictures of the build lie in /share too. */
export const isPictureAddress = (url: string): boolean =>
  /^\/pictures\/|^\/share\/p-[\da-f]{20}\.jpg/.test(url)

/** Returns what serves uploaded pictures to everybody, under /pictures and /share. Its answers never change. */
export function createPictureFiles({ store, ...notes }: PictureFileDeps) {
  const cache = new LRUCache<string, Bytes>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength,
  })
  const app = new Hono<AppEnv>()
  app.use(noteRequests(notes))

  async function send(c: Context, name: string, width: number, type: PictureType) {
    const key = `${name}-${width}-${type}`
    const bytes = cache.get(key) ?? (await store.pictures.file(name, width, type))
    if (!bytes) return undefined
    cache.set(key, bytes)
    const etag = `"${key}"`
    c.header('ETag', etag)
    c.header('Cache-Control', 'public, max-age=31536000, immutable')
    if (c.req.header('if-none-match')?.includes(etag) === true) return c.body(null, 304)
    return c.body(bytes, 200, {
      'Content-Type': mediaTypes[type],
      'Content-Length': String(bytes.byteLength),
    })
  }

  app.get(picturePaths.inWidth(':name', ':width'), async (c) => {
    const { name, width } = c.req.param()
    c.header('Vary', 'Accept')
    if (!UPLOADED_NAME.test(name) || !/^\d{3,4}$/.test(width)) throw nothingHere()
    const isAvif = acceptedEncodings(c.req.header('accept')).includes(mediaTypes.avif)
    const best = isAvif ? await send(c, name, Number(width), 'avif') : undefined
    const sent = best ?? (await send(c, name, Number(width), 'webp'))
    if (!sent) throw nothingHere()
    return sent
  })

  app.get('/share/:file', async (c) => {
    const stem = c.req.param('file').replace(/\.jpg$/, '')
    for (const format of ['jpg', 'png', 'webp', 'avif']) {
      const sent = await send(c, `${stem}.${format}`, SHARE_SIZE.width, 'share')
      if (sent) return sent
    }
    throw nothingHere()
  })

  app.notFound((c) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') throw nothingHere()
    throw new Refusal(405, 'This address does not support that method.', { headers: { Allow: 'GET, HEAD' } })
  })
  app.onError((error, c) => answerTo(error, c, store))
  return app
}
