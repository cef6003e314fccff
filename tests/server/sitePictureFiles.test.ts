import { expect, test } from 'vitest'
import { bytes, madePicture } from '#tests/store/pictureSuite.ts'
import { mockStore } from '#mocks/database/mockStore.ts'
import { createPictureFiles } from '#server/site/pictureFiles.ts'
import { listening } from './listening.ts'

const name = `p-${'1a2b'.repeat(5)}.jpg`
const store = await mockStore()
await store.pictures.add(name, madePicture, { login: 'office', address: '192.0.2.1', at: 1 })
const pictures = createPictureFiles({ store, clock: Date.now })
const { ask } = await listening({ pictures: pictures.fetch })

test('the server sends pictures beside the site, with the headers of its other answers', async () => {
  const { status, headers, body } = await ask(`/pictures/${name}/700`, { accept: 'image/webp' })
  expect(status).toBe(200)
  expect(body).toEqual(Buffer.from(bytes))
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'content-length': '512',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept',
    'x-content-type-options': 'nosniff',
  })
  expect((await ask(`/share/${name}`)).headers['content-type']).toBe('image/jpeg')
})

test('a browser that takes AVIF gets WebP where there is no AVIF', async () => {
  const accept = { accept: 'image/avif,image/webp,*/*' }
  expect((await ask(`/pictures/${name}/700`, accept)).headers['content-type']).toBe('image/webp')
  expect((await ask(`/pictures/${name}/480`, accept)).headers['content-type']).toBe('image/avif')
})

test('other files of /share are those of the build, and a write is refused', async () => {
  expect((await ask('/share/hall.png')).body.toString()).toBe('Not found\n')
  expect((await ask(`/pictures/${name}/700`, {}, 'POST')).status).toBe(405)
})
