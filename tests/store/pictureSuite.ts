import { expect, test } from 'vitest'
import { UNUSED_PICTURE_LIFE, type MadePicture } from '#server/store/pictureStore.ts'
import type { Store } from '#server/store/store.ts'

const by = { login: 'office@example.org', address: '192.0.2.1', at: Date.UTC(2026, 0, 1) }

/** Bytes of every value, of which no text could be made. */
export const bytes = Uint8Array.from({ length: 512 }, (_, index) => index)

/** A picture in two widths. */
export const madePicture: MadePicture = {
  width: 700,
  height: 500,
  files: [
    { width: 700, type: 'webp', bytes },
    { width: 480, type: 'webp', bytes: bytes.slice(1) },
    { width: 480, type: 'avif', bytes: bytes.slice(2) },
    { width: 1200, type: 'share', bytes: bytes.slice(3) },
  ],
}

/** Uploaded pictures, alike in every store. */
export function pictureSuite(store: () => Store) {
  const pictures = () => store().pictures

  test('a picture has its sizes, and each file its bytes', async () => {
    await pictures().add('one.jpg', madePicture, by)
    const sizes = { width: 700, height: 500, widths: [480, 700] }
    expect(await pictures().sizesOf(['one.jpg', 'two.jpg'])).toEqual(new Map([['one.jpg', sizes]]))
    for (const { width, type, bytes: all } of madePicture.files)
      expect(await pictures().file('one.jpg', width, type)).toEqual(all)
    expect(await pictures().file('one.jpg', 700, 'avif')).toBeUndefined()
    expect(await pictures().file('two.jpg', 700, 'webp')).toBeUndefined()
  })

  test('a picture that nothing has named for 30 days is deleted with its files', async () => {
    const now = Date.now()
    const names = ['published', 'drafted', 'again', 'unused'] as const
    const nameOf = (what: (typeof names)[number]) => `p-${String(names.indexOf(what)).repeat(20)}.webp`
    for (const what of names) await pictures().add(nameOf(what), madePicture, by)
    const version = { number: 1, gone: [], summary: 'All', hash: 'hash' }
    await store().site.publish([{ ...version, content: { picture: nameOf('published') } }], [], by)
    const content = { picture: nameOf('drafted') }
    await store().site.saveDraft({ section: 'home', revision: 0, content, base: {} }, by)
    const round = (at: number) => pictures().deleteUnused(at)
    expect(await round(now - UNUSED_PICTURE_LIFE)).toBe(0)
    expect(await round(now - 2)).toBe(0)
    expect(await pictures().keep(nameOf('again'), by)).toBe(true)
    expect(await round(now)).toBe(1)
    const left = await pictures().sizesOf(names.map(nameOf))
    expect(names.filter((what) => left.has(nameOf(what)))).toEqual(['published', 'drafted', 'again'])
    expect(await pictures().file(nameOf('unused'), 700, 'webp')).toBeUndefined()
  })

  test('a picture that is named again is kept for 30 days from when it is not', async () => {
    const now = Date.now()
    const name = `p-${'a'.repeat(20)}.jpg`
    await pictures().add(name, madePicture, by)
    const save = (picture: string, revision: number) =>
      store().site.saveDraft({ section: 'home', revision, content: { picture }, base: {} }, by)
    await pictures().deleteUnused(now - 2 * UNUSED_PICTURE_LIFE)
    await save(name, 0)
    await pictures().deleteUnused(now - UNUSED_PICTURE_LIFE)
    await save('hall.svg', 1)
    expect(await pictures().deleteUnused(now)).toBe(0)
    expect(await pictures().keep(name, by)).toBe(true)
  })

  test('a picture that is added again stays as it is', async () => {
    expect(await pictures().keep('one.jpg', by)).toBe(false)
    await pictures().add('one.jpg', madePicture, by)
    await pictures().add('one.jpg', { ...madePicture, width: 480, files: [] }, by)
    expect(await pictures().keep('one.jpg', by)).toBe(true)
    expect((await pictures().sizesOf(['one.jpg'])).get('one.jpg')?.width).toBe(700)
  })
}
