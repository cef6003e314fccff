import { expect, test } from 'vitest'
import type { Draft } from '#contract/site/editing.ts'
import type { Field } from '#contract/site/field.ts'
import { withKeys, withoutKeys } from '#contract/site/keys.ts'
import { fieldsOf, SECTIONS, type Path, type Section } from '#contract/site/sections.ts'
import { contentOf, leavesOf } from '#contract/site/values.ts'
import { textSite } from './textSite.ts'
import { editing } from './siteCalls.ts'
import { testApi } from './support.ts'

const { content: plain } = textSite.renderer
const sample = withKeys(plain)

/** Returns a content with another value at a place. */
function withValue(value: unknown, [step, ...rest]: Path, next: unknown): unknown {
  if (step === undefined) return next
  const copy: unknown = structuredClone(value)
  Reflect.set(Object(copy), step, withValue(Reflect.get(Object(copy), step), rest, next))
  return copy
}

/** The first leaf of each field of a section. */
const placesOf = (section: Section) => {
  const seen = new Set<Field>()
  return leavesOf(section, contentOf(section, sample)).filter(({ field, value }) => {
    if (seen.has(field) || value === undefined) return false
    seen.add(field)
    return true
  })
}

async function drafting() {
  const api = await testApi()
  let revision = 0
  return async (section: Section, content: unknown) => {
    const response = await api.call('PUT', `/site/drafts/${section}`, { json: { revision, content } })
    const text = await response.text()
    if (response.status !== 200) return { status: response.status, text, draft: undefined }
    const { data }: { data: Draft } = JSON.parse(text)
    revision = data.revision
    return { status: 200, text, draft: data }
  }
}

const links = [
  'javascript:alert(1)',
  'java\u200bscript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example',
  '/\\evil.example',
  '\u2060//evil.example',
  'http://evil.example',
  'https://institute.example@evil.example',
  'https://:word@evil.example',
  'vbscript:x',
]

test.each(SECTIONS)(
  '%s: markup is text, and a link that leads elsewhere or runs is never published',
  async (section) => {
    const save = await drafting()
    const content = contentOf(section, sample)
    const markup = '</script><img src=x onerror=alert(1)>'
    for (const { path, field } of placesOf(section)) {
      if (field.kind === 'check') continue
      const isLines = field.kind === 'lines'
      const { draft } = await save(section, withValue(content, path, isLines ? [markup] : markup))
      const isText = isLines || field.kind === 'line' || field.kind === 'text'
      const isRefused = draft?.problems.some((one) => one.path.join() === path.join())
      // The words of a WhatsApp message need the title of the course, and times come before their event.
      expect(isRefused, String(path)).toBe(!isText || path.at(-1) === 'question')
      if (field.kind !== 'link') continue
      for (const link of links) {
        const linked = await save(section, withValue(content, path, link))
        expect(
          linked.draft?.problems.map((one) => one.path.join()),
          link,
        ).toContain(path.join())
      }
    }
  },
)

test.each(SECTIONS)(
  '%s: what is no content of it is refused with a sentence, wherever it is',
  async (section) => {
    const save = await drafting()
    const content = contentOf(section, sample)
    const odd = [null, 7, [], {}, [[]], { a: 1 }, true, 'x'.repeat(10_001), { ['__proto__']: { x: 'y' } }]
    const wrong: unknown[] = []
    for (const { path, field } of placesOf(section))
      for (const value of odd) {
        if (field.kind === 'check' && value === true) continue
        if (field.kind === 'lines' && Array.isArray(value) && value.length === 0) continue
        const { status, text } = await save(section, withValue(content, path, value))
        if (status !== 422 || !/"errors":\{"[A-Z](?:[^"\\]|\\.)*":\["[A-Z][^"]*\."/.test(text))
          wrong.push({ path, value, status, text })
      }
    for (const key of Object.keys(fieldsOf(section)))
      for (const value of [null, 7, 'text', [], ['a'], { a: 'b' }, { constructor: 'x' }]) {
        const { status, draft } = await save(section, { ...content, [key]: value })
        if (status !== 422 && !(status === 200 && draft && draft.problems.length > 0))
          wrong.push({ key, value, status })
      }
    const deep = JSON.parse(`${'['.repeat(1000)}${']'.repeat(1000)}`)
    for (const more of [{ other: {} }, { library2: [] }, { classPages: deep }])
      if ((await save(section, { ...content, ...more })).status !== 422) wrong.push(more)
    expect(wrong).toEqual([])
  },
)

test('a draft has limits, and names of its section alone', async () => {
  const { call } = await testApi()
  const put = (section: string, json: object) => call('PUT', `/site/drafts/${section}`, { json })
  const { gallery } = plain
  const [plate] = gallery.plates
  const listOf = (length: number, item: object) =>
    Object.fromEntries(Array.from({ length }, (_, index) => [`K${index}`, item]))
  const many = listOf(501, { caption: '' })
  expect(
    (await put('gallery', { revision: 0, content: { gallery: { ...gallery, plates: many } } })).status,
  ).toBe(422)
  const heavy = listOf(80, { ...plate, alt: 'a'.repeat(9000) })
  expect(
    (await put('gallery', { revision: 0, content: { gallery: { ...gallery, plates: heavy } } })).status,
  ).toBe(413)
  expect((await put('gallery', { revision: 0, content: { library: sample['library'] } })).status).toBe(422)
  expect((await put('nothing', { revision: 0, content: {} })).status).toBe(404)
  expect((await put('gallery', { content: {} })).status).toBe(422)
  expect((await put('gallery', { revision: 0 })).status).toBe(422)
  expect((await put('gallery', { revision: 3, content: { gallery: sample['gallery'] } })).status).toBe(412)
})

test('what no form shows stays as it is published, and a blank optional text is left out', async () => {
  const save = await drafting()
  const { institute } = plain
  const { draft } = await save('institute', {
    institute: {
      ...institute,
      name: 'Another name',
      site: 'https://evil.example',
      logo: 'p-x.jpg',
      country: 'US',
    },
  })
  expect(draft?.content).toEqual({ institute: { ...institute, name: 'Another name' } })
  const { library } = sample
  const blank = await (await drafting())('library', { library: { ...Object(library), lead: '  ' } })
  expect(blank.draft?.content['library']).not.toHaveProperty('lead')
})

test('a published playlist keeps its id, which is its address, whatever a form sends; a new one has its own', async () => {
  const save = await drafting()
  const library = Object(sample['library'])
  const [one = '', two = ''] = Object.keys(library.playlists)
  const [first, second] = [library.playlists[one], library.playlists[two]]
  const { draft } = await save('library', {
    library: {
      ...library,
      playlists: {
        [two]: { ...second, id: first.id },
        [one]: { ...first, id: 'another', title: 'Another title' },
        Knew: { ...first, id: 'new', videos: {} },
      },
    },
  })
  const playlists = Object.entries<{ id: string }>(Object(draft?.content['library']).playlists)
  expect(playlists.map(([key, { id }]) => [key, id])).toEqual([
    [two, second.id],
    [one, first.id],
    ['Knew', 'new'],
  ])
})

test('a draft is published in the form of the content, and nothing of it is left to publish', async () => {
  const { save, publish, changes, draft } = await editing()
  const keyed = Object(sample['contact'])
  const texts = { heading: ' Write to us ', lead: '\u200B', email: '\u200Eoffice@example.org ' }
  await save('contact', {
    ...contentOf('contact', sample),
    contact: { ...keyed, ...texts, phones: { K1: '98765-43210' } },
  })
  expect((await publish()).status).toBe(200)
  expect((await changes()).changes).toEqual([])
  const { lead: _lead, ...others } = plain.contact
  const published = withoutKeys((await draft('contact')).published)
  expect(published).toHaveProperty('contact', {
    ...others,
    heading: 'Write to us',
    email: 'office@example.org',
    phones: ['+91 98765 43210'],
  })
})
