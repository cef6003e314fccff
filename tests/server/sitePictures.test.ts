import { rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { UploadedPicture } from '#contract/site/editing.ts'
import type { Level } from '#contract/access/levels.ts'
import { buildWorker } from '#scripts/buildServer.mjs'
import { RightsGone } from '#server/store/auditStore.ts'
import { workerPictures, type WorkerPictures } from '#server/node/site/workerPictures.ts'
import { uploadedPictures } from '#server/site/pictures.ts'
import { createPictureFiles } from '#server/site/pictureFiles.ts'
import type { Bytes } from '#server/stream.ts'
import { bombOf, bytesOf, kinds, photograph, taken, wrongFiles } from './pictureCases.ts'
import { answer, lightKit, testApi } from './support.ts'

const Added = z.strictObject({ success: z.literal(true), data: UploadedPicture })
const by = { login: 'office@example.org', address: '192.0.2.7', at: 1 }

// Beside the packages that it loads.
const built = join(process.cwd(), '.cache', `picture-worker-${process.pid}`)
let worker: WorkerPictures

beforeAll(async () => {
  await buildWorker('pictureWorker', built)
  worker = workerPictures(join(built, 'pictureWorker.js'))
})
afterAll(async () => {
  await worker.close()
  rmSync(built, { recursive: true })
})

/** The API with a worker, and what serves its pictures. */
async function opened() {
  const { store, clock, call } = await testApi({ makePictures: (file) => worker.makePictures(file) })
  const files = createPictureFiles({ store, clock: () => clock.now })
  const post = (body: Bytes, type = 'application/octet-stream') =>
    call('POST', '/site/pictures', { body, headers: { 'content-type': type } })
  const add = async (...asked: Parameters<typeof post>) =>
    Added.parse(await (await post(...asked)).json()).data
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    files.request(path, { method, headers })
  const picture = async (path: string, headers?: Record<string, string>) =>
    sharp(await (await get(path, headers)).arrayBuffer())
  return { store, post, add, get, picture }
}

/** The mean colour of the upper left corner. */
async function corner(picture: Sharp) {
  const cut = await picture.extract({ left: 0, top: 0, width: 20, height: 20 }).png().toBuffer()
  const [red, , blue] = (await sharp(cut).stats()).channels
  return { red: red?.mean ?? 0, blue: blue?.mean ?? 0 }
}

test('a photograph is made upright and in three widths, and nothing else of it is left', async () => {
  const { add, picture } = await opened()
  const file = await bytesOf(taken(1900, 1600).jpeg())
  expect((await sharp(file).metadata()).exif?.includes('Somebody')).toBe(true)
  const data = await add(file, 'image/jpeg')
  expect(data).toMatchObject({
    name: expect.stringMatching(/^p-[\da-f]{20}\.jpg$/),
    width: 1600,
    height: 1900,
  })
  const at = (width: number) => `/pictures/${data.name}/${width}`
  expect(data.src).toBe(at(960))
  expect(data.srcSet).toBe(`${at(480)} 480w, ${at(960)} 960w, ${at(1600)} 1600w`)
  for (const width of [480, 960, 1600])
    for (const accept of ['image/avif,image/webp', 'image/webp']) {
      const made = await (await picture(at(width), { accept })).metadata()
      expect(made).toMatchObject({ width, height: width * 1.1875, space: 'srgb', depth: 'uchar' })
      expect([made.exif, made.xmp, made.iptc, made.icc, made.orientation]).toEqual(Array(5).fill(undefined))
    }
  const shared = await (await picture(`/share/${data.name}`)).metadata()
  expect(shared).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(shared.exif).toBeUndefined()
})

test('turning is by the pixels: what was left is above', async () => {
  const { add, picture } = await opened()
  const data = await add(await bytesOf(taken(800, 600).jpeg()))
  const { red, blue } = await corner(await picture(data.src))
  expect([red > 150, blue < 100]).toEqual([true, true])
})

test.each(Object.entries(kinds))(
  '%s is taken, by what it is and not by what it is called',
  async (format, kind) => {
    const { add } = await opened()
    const data = await add(await bytesOf(kind(photograph(700, 500))), 'image/gif')
    expect(data.name).toMatch(new RegExp(`^p-[\\da-f]{20}\\.${format}$`))
    expect(data).toMatchObject({ width: 700, height: 500, src: `/pictures/${data.name}/700` })
    expect(data.srcSet).toMatch(/480w, .* 700w$/)
  },
)

test.each([
  ['CMYK', 200, 35, () => photograph(800, 600).toColourspace('cmyk').jpeg()],
  ['16 bits', 200, 40, () => photograph(800, 600).toColourspace('rgb16').png()],
  ['grey', 103, 103, () => photograph(800, 600).toColourspace('b-w').png()],
  ['a profile with more colours', 200, 40, () => photograph(800, 600).withIccProfile('p3').jpeg()],
])('%s becomes sRGB of 8 bits', async (_what, left, right, open) => {
  const { add, picture } = await opened()
  const file = await bytesOf(open())
  const data = await add(file)
  const made = await (await picture(data.src)).metadata()
  expect(made).toMatchObject({ space: 'srgb', depth: 'uchar', channels: 3 })
  expect(made.icc).toBeUndefined()
  const { red, blue } = await corner(await picture(data.src))
  expect(Math.abs(red - left)).toBeLessThan(30)
  expect(Math.abs(blue - right)).toBeLessThan(30)
})

test.each(wrongFiles)('%s is refused with a sentence', async (_what, file, said) => {
  const { post, store } = await opened()
  const { status, body } = await answer(await post(file))
  const message = expect.stringContaining(said)
  expect({ status, body }).toEqual({ status: 422, body: { message, errors: { file: [message] } } })
  expect((await store.pictures.sizesOf([])).size).toBe(0)
})

test.each(Object.entries(kinds))('%s that was cut in half is refused', async (_format, kind) => {
  const { post } = await opened()
  const file = await bytesOf(kind(photograph(1200, 900)))
  const half = file.slice(0, file.byteLength / 2)
  expect(await answer(await post(half))).toMatchObject({
    status: 422,
    body: { message: expect.stringContaining('incomplete') },
  })
})

test.each([
  ['a bomb', () => bombOf(50_000, 50_000), '50 megapixels'],
  ['less than 300 px', () => bytesOf(photograph(299, 400).png()), 'less than 300 pixels'],
  ['a tower', () => bytesOf(photograph(300, 1501).png()), '5 times as tall'],
  ['a strip', () => bytesOf(photograph(10_000, 100).png()), '5 times as wide'],
  ['12 MB and a byte', async () => new Uint8Array(12 * 1024 * 1024 + 1), 'larger than 12 MB'],
  ['an AVIF of 10 megapixels', () => bytesOf(photograph(4000, 2500).avif({ effort: 0 })), 'too much memory'],
])('%s is refused with a sentence', async (_what, open, said) => {
  const { post } = await opened()
  expect(await answer(await post(await open()))).toMatchObject({
    status: 422,
    body: { message: expect.stringContaining(said) },
  })
})

test('another type of body is refused', async () => {
  const { post } = await opened()
  expect((await post(await bytesOf(photograph(800, 600).jpeg()), 'text/plain')).status).toBe(415)
})

test('the same file has the same name, and is made once', async () => {
  let made = 0
  const { ask } = await testApi({
    makePictures(file) {
      made += 1
      return worker.makePictures(file)
    },
  })
  const file = await bytesOf(photograph(400, 300).jpeg())
  const headers = { 'content-type': 'image/jpeg' }
  const send = () => ask('POST', '/site/pictures', { body: file, headers })
  expect(await send()).toEqual(await send())
  expect(made).toBe(1)
})

test('who may not change the site, and whose rights end meanwhile, adds no picture', async () => {
  const { call, store, clock } = await testApi({ makePictures: (file) => worker.makePictures(file) })
  const body = await bytesOf(photograph(400, 300).jpeg())
  const headers = { 'content-type': 'image/jpeg' }
  async function post(level: Level) {
    const account = await store.accounts.add(level, 'a hash', clock.now)
    if (account) await store.staff.change(account.id, { level }, by)
    const token = level.padEnd(43, 'x')
    const tokenHash = await lightKit.digest(token)
    if (account) await store.sessions.open({ tokenHash, account: { ...account, level } }, clock.now)
    return (await call('POST', '/site/pictures', { token, body, headers })).status
  }
  expect([await post('viewer'), await post('editor')]).toEqual([403, 200])
  const gone = { ...by, session: { tokenHash: 'gone', level: 'editor' as const } }
  const picture = { width: 1, height: 1, files: [] }
  await expect(store.pictures.add('p-1.jpg', picture, gone)).rejects.toThrow(RightsGone)
  await expect(store.pictures.keep('p-1.jpg', gone)).rejects.toThrow(RightsGone)
})

test('pictures are kept by browsers, and are known again', async () => {
  const { add, get } = await opened()
  const data = await add(await bytesOf(photograph(500, 400).png()))
  const avif = await get(data.src, { accept: 'image/avif,*/*' })
  const webp = await get(data.src, { accept: 'image/*' })
  expect([avif, webp].map(({ headers }) => headers.get('content-type'))).toEqual(['image/avif', 'image/webp'])
  for (const { headers } of [avif, webp]) {
    expect(headers.get('vary')).toBe('Accept')
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  }
  expect(avif.headers.get('etag')).not.toBe(webp.headers.get('etag'))
  const again = await get(data.src, { 'if-none-match': webp.headers.get('etag') ?? '' })
  expect([again.status, await again.text()]).toEqual([304, ''])
  const head = await get(data.src, {}, 'HEAD')
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect(Number(head.headers.get('content-length'))).toBe((await webp.arrayBuffer()).byteLength)
})

test('there is nothing at other addresses', async () => {
  const { add, get } = await opened()
  const data = await add(await bytesOf(photograph(500, 400).png()))
  const unknown = `p-${'0'.repeat(20)}`
  const paths = [`/pictures/${data.name}/481`, `/pictures/${data.name}/1e9`, `/pictures/${unknown}.jpg/480`]
  for (const path of [...paths, '/pictures/hall.svg/480', `/share/${unknown}.jpg`]) {
    const { status, headers } = await get(path)
    expect([path, status, headers.get('cache-control')]).toEqual([path, 404, null])
  }
  expect((await get(data.src, {}, 'POST')).status).toBe(405)
})

test('pages get the pictures that they name, as far as there are any', async () => {
  const { add, store } = await opened()
  const data = await add(await bytesOf(photograph(500, 400).png()))
  const { name, ...picture } = data
  expect(await uploadedPictures(store.pictures).of([name, 'hall.svg'])).toEqual(new Map([[name, picture]]))
})

test('a picture that takes too long is refused, and the next one is made', async () => {
  const slow = workerPictures(join(built, 'pictureWorker.js'), 1)
  const file = await bytesOf(photograph(3000, 2000).jpeg())
  await expect(slow.makePictures(file)).rejects.toThrow('took too long')
  await slow.close()
  const next = await bytesOf(photograph(400, 300).jpeg())
  expect(await worker.makePictures(next)).toMatchObject({ width: 400, height: 300 })
})

test('a server that stops ends the picture that is being made, and begins none that waits', async () => {
  const stopping = workerPictures(join(built, 'pictureWorker.js'))
  const file = await bytesOf(photograph(3000, 2000).jpeg())
  const made = Promise.allSettled([file, file.slice()].map((one) => stopping.makePictures(one)))
  await stopping.close()
  const stopped = { status: 'rejected', reason: { message: 'The server stops' } }
  expect(await made).toMatchObject([stopped, stopped])
})
