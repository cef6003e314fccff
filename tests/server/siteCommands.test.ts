import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { Content } from '#contract/site/content.ts'
import { SECTIONS, type Path } from '#contract/site/sections.ts'
import { leavesOf } from '#contract/site/values.ts'
import { textSite } from './textSite.ts'
import { openStore } from '#server/node/openStore.ts'
import { readContent, writeContent } from '#server/node/site/contentFile.ts'
import { runSiteCommand } from '#server/node/site/run.ts'
import { isFileChanged } from '#server/site/publish.ts'
import { fc } from '#tests/runs.ts'
import { temporaryHome } from '#tests/store/temporaryHome.ts'

const { renderer } = textSite
const { newPath } = temporaryHome()
const now = new Date(Date.UTC(2026, 0, 5))

let home = ''
beforeEach(() => {
  home = newPath()
  for (const { src } of renderer.art.values()) {
    mkdirSync(dirname(join(home, 'client', src)), { recursive: true })
    writeFileSync(join(home, 'client', src), src)
  }
})

const location = () => ({ DATABASE_URL: undefined, DATA_DIR: join(home, 'data') })

const run = (name: string, folder: string, { site = renderer, at = location() } = {}) =>
  runSiteCommand(name, [folder], async () => ({
    location: at,
    renderer: site,
    client: join(home, 'client'),
    zone: 'Asia/Kolkata',
    now,
  }))

/** Words in the languages of the site, with all that YAML may take for something else. */
const words = [
  'ഹദീസ് പഠന കേന്ദ്രം',
  'إِنَّمَا الْأَعْمَالُ بِالنِّيَّاتِ',
  'Hadith',
  'a: b',
  '# no',
  "it's",
  '"x"',
  '- 1',
  '{title}',
  'yes',
  '0x1F',
  '2026-01-01',
  '~',
  '&a',
  '*a',
  '!x',
  '%',
  '\u200d',
  '😀',
  'a\nb',
  '\ttab',
  '| x',
  '> y',
  '\\n',
  '\u2028',
  '.com',
  '.jpg',
]
const text = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 5 }).map((some) => some.join(' '))

function withText(content: unknown, [step, ...rest]: Path, next: string): unknown {
  if (step === undefined) return next
  const value = Object(content)
  Reflect.set(value, step, withText(Reflect.get(value, step), rest, next))
  return value
}

test('any content comes back from its file as it was', () => {
  const places = SECTIONS.flatMap((section) => leavesOf(section, renderer.content)).filter(
    ({ field, value, path }) =>
      (field.kind === 'line' || field.kind === 'text') &&
      value !== undefined &&
      !/^(time|question)$/.test(String(path.at(-1))),
  )
  fc.assert(
    fc.property(fc.array(text, { minLength: places.length, maxLength: places.length }), (texts) => {
      const made: unknown = structuredClone(renderer.content)
      for (const [index, { path }] of places.entries()) withText(made, path, texts[index] ?? '')
      const parsed = Content.safeParse(made)
      fc.pre(parsed.success)
      expect(readContent(writeContent(parsed.data), now, () => true)).toEqual(parsed.data)
    }),
    { numRuns: 200 },
  )
})

test('what is exported is imported as a new version, and exported again equal byte for byte', async () => {
  const [first, second] = [join(home, 'first'), join(home, 'second')]
  expect(await run('site:export', first)).toEqual({
    said: `The content file of the site: ${join(first, 'institute.yaml')}.`,
    exitCode: 0,
  })
  expect(readFileSync(join(first, 'art', 'about-niche.svg'), 'utf8')).toBe('/art/about-niche.svg')
  const changed = join(home, 'changed')
  cpSync(first, changed, { recursive: true })
  const file = readFileSync(join(first, 'institute.yaml'), 'utf8').replace('Popular Playlist', 'പ്ലേലിസ്റ്റ്')
  writeFileSync(join(changed, 'institute.yaml'), file)
  expect(await run('site:import', changed)).toEqual({
    said: `Version 2 of the site was published from ${join(changed, 'institute.yaml')}.`,
    exitCode: 0,
  })
  expect((await run('site:export', second))?.said).toMatch(/^Version 2 of the site/)
  expect(readFileSync(join(second, 'institute.yaml'), 'utf8')).toBe(file)
  const store = await openStore(location(), () => {})
  const by = 'The content file'
  expect(await store.site.heads()).toMatchObject([
    { number: 2, by },
    { number: 1, by },
  ])
  await store.close()
})

test('uploaded pictures are exported, and imported where they are not', async () => {
  const name = `p-${'0'.repeat(20)}.jpg`
  const bytes = Uint8Array.of(1, 2)
  const files = [480, 700].flatMap((width) =>
    (['avif', 'webp'] as const).map((type) => ({ width, type, bytes })),
  )
  const shared = { width: 1200, type: 'share' as const, bytes }
  const by = { login: 'site:import', address: '', at: 1 }
  const first = await openStore(location(), () => {})
  await first.pictures.add(name, { width: 700, height: 525, files: [...files, shared] }, by)
  await first.close()
  const [source, target] = [join(home, 'source'), join(home, 'target')]
  mkdirSync(source)
  const file = writeContent(renderer.content).replace('about-niche.svg', name)
  writeFileSync(join(source, 'institute.yaml'), file)
  expect(await run('site:import', source)).toMatchObject({ exitCode: 0 })
  expect(await run('site:export', target)).toMatchObject({ exitCode: 0 })

  const at = { DATABASE_URL: undefined, DATA_DIR: join(home, 'other') }
  expect(await run('site:import', source, { at })).toMatchObject({ exitCode: 65 })
  expect(await run('site:import', target, { at })).toMatchObject({ exitCode: 0 })
  const second = await openStore(at, () => {})
  const sizes = await second.pictures.sizesOf([name])
  const copied = [...files, shared].map(({ width, type }) => second.pictures.file(name, width, type))
  expect(sizes.get(name)).toEqual({ width: 700, height: 525, widths: [480, 700] })
  expect(await Promise.all(copied)).toEqual(Array(5).fill(bytes))
  await second.close()
})

test('a content file that changed after the site was published is told, until it is taken over', async () => {
  const changed = writeContent({ ...renderer.content, home: { ...renderer.content.home, title: 'Another' } })
  const later = { fileHash: createHash('sha256').update(changed).digest('hex') }
  const told = async () => {
    const store = await openStore(location(), () => {})
    const answers = [await isFileChanged(store.site, renderer), await isFileChanged(store.site, later)]
    await store.close()
    return answers
  }
  expect(await told()).toEqual([false, false])
  const folder = join(home, 'out')
  await run('site:export', folder)
  await run('site:import', folder)
  expect(await told()).toEqual([false, true])
  writeFileSync(join(folder, 'institute.yaml'), changed)
  await run('site:import', folder)
  expect(await told()).toEqual([false, false])
})

test('the content file of the build, with times in days from now, can be taken over', async () => {
  const folder = join(home, 'source')
  mkdirSync(folder, { recursive: true })
  cpSync('src/content/institute.yaml', join(folder, 'institute.yaml'))
  expect(await run('site:import', folder)).toMatchObject({ exitCode: 0 })
})

test('says what cannot be used, and publishes nothing', async () => {
  const folder = join(home, 'wrong')
  const file = join(folder, 'institute.yaml')
  mkdirSync(folder, { recursive: true })
  expect(await run('site:import', folder)).toEqual({ said: `There is no ${file}.`, exitCode: 66 })
  const tries: [string, RegExp][] = [
    ['a: [', /^The content is not YAML: /],
    ['7', /^The content cannot be used, so nothing was published:\n/],
    [
      writeContent({ ...renderer.content, gallery: { ...renderer.content.gallery, heading: '' } }),
      /\n {2}Gallery, heading: Write some text\.$/,
    ],
    [
      writeContent(renderer.content).replace('about-niche.svg', 'p-none.jpg'),
      /Home, about the institute, picture: There is no such picture\./,
    ],
  ]
  for (const [content, said] of tries) {
    writeFileSync(file, content)
    expect(await run('site:import', folder)).toMatchObject({
      said: expect.stringMatching(said),
      exitCode: 65,
    })
  }
  expect(await run('site:export', folder)).toMatchObject({ exitCode: 73 })
  expect(await run('serve', folder)).toBeUndefined()
  expect(existsSync(join(folder, 'art'))).toBe(false)
  const store = await openStore(location(), () => {})
  expect(await store.site.latest()).toBe(0)
  await store.close()
})
