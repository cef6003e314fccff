import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { waysOf } from '#scripts/visual/camera.mjs'
import { difference } from '#scripts/visual/difference.mjs'
import { lookAtBoth, takeWell } from '#scripts/visual/look.mjs'
import { progressLine } from '#scripts/visual/progress.mjs'
import { reportPage, writeReport } from '#scripts/visual/report.mjs'

const story = (id: string, importPath: string) => ({
  id,
  importPath,
  title: 'design-system/Button',
  name: 'Long <text>',
  tags: [],
  type: 'story',
})

const button = story('button--long', './stories/design-system/Button.stories.tsx')
const white = sharp({ create: { width: 4, height: 3, channels: 3, background: '#fff' } })
const png = await white.png().toBuffer()
const taller = await white.clone().extend({ bottom: 2, background: '#fff' }).png().toBuffer()

test('the public site has no dark picture', () => {
  expect(waysOf(button)).toEqual(['light', 'dark', 'rtl'])
  expect(waysOf(story('home', './stories/site/HomePage.stories.tsx'))).toEqual(['light', 'rtl'])
})

test('every pixel that is not the same counts, and what one picture has more', async () => {
  const dot = await sharp(png)
    .composite([{ input: Buffer.from([254, 255, 255]), raw: { width: 1, height: 1, channels: 3 } }])
    .png()
    .toBuffer()
  expect(await difference(png, png)).toMatchObject({ changed: 0 })
  expect(await difference(png, dot)).toMatchObject({ changed: 1 })
  const { changed, picture } = await difference(png, taller)
  expect(changed).toBe(8)
  expect(await sharp(picture).metadata()).toMatchObject({ width: 4, height: 5 })
})

/** A camera whose pictures are these, one after another; the last one stays. */
function camera(...pictures: Buffer[]) {
  let taken = 0
  const take = () => {
    const light = pictures[Math.min(taken++, pictures.length - 1)] ?? png
    return Promise.resolve({ status: 'success', pictures: { light, dark: png, rtl: png } })
  }
  return { take, close: () => Promise.resolve() }
}

const look = (before: Buffer[], now: Buffer[]) =>
  lookAtBoth(button, {}, camera(...now), () => Promise.resolve(camera(...before)))

test('a picture that differs twice is a finding, one that comes and goes is told as unsteady', async () => {
  const changed = await look([png], [taller])
  expect(changed.findings).toMatchObject([{ way: 'light', kind: 'differs', changed: 8 }])
  const unsteady = await look([png], [taller, png])
  expect(unsteady.findings).toEqual([])
  expect(unsteady.unsteady).toContain('light')
})

test('a play that ends badly is played again, alone; one that never ends well is believed', async () => {
  const ends = (...statuses: string[]) => {
    const asked: unknown[] = []
    const take = (_: unknown, options: unknown) => {
      asked.push(options)
      return Promise.resolve({ status: statuses[asked.length - 1] ?? 'none', pictures: {} })
    }
    return { asked, take }
  }
  const late = ends('not finished', 'success')
  expect(await takeWell(late, button)).toMatchObject({ status: 'success' })
  expect(late.asked).toEqual([undefined, { isAlone: true }])
  const broken = ends('storyErrored', 'storyErrored', 'storyErrored', 'success')
  expect(await takeWell(broken, button)).toMatchObject({ status: 'storyErrored' })
})

test('the report shows each finding with its pictures, its names and a slider', () => {
  const folder = mkdtempSync(join(tmpdir(), 'institute-report-'))
  const findings = [
    { story: button, way: 'rtl', kind: 'differs', changed: 1234, before: png, after: png, difference: png },
    { story: button, way: 'dark', kind: 'gone', changed: 0, before: png },
  ] as const
  const place = writeReport(folder, { commit: 'abcdef012', stories: 2, pictures: 6, findings: [...findings] })
  expect(readdirSync(join(folder, 'pictures')).toSorted()).toEqual([
    'button--long.dark.before.png',
    'button--long.rtl.after.png',
    'button--long.rtl.before.png',
    'button--long.rtl.difference.png',
  ])
  const page = readFileSync(place, 'utf8')
  expect(page).toContain('design-system / Button: Long &lt;text&gt;')
  expect(page).toContain('Differs (1), Gone (1)')
  expect(page).toContain('Right to left, 1,234 pixels')
  expect(page.match(/type="range"/g)).toHaveLength(1)
  for (const [, source = ''] of page.matchAll(/src="([^"]*)"/g))
    expect(readFileSync(join(folder, source)).equals(png)).toBe(true)
})

test('the report says when nothing differs', () => {
  expect(reportPage({ commit: 'abcdef012', stories: 2, pictures: 6, findings: [] })).toContain(
    'Nothing differs.',
  )
})

test('progress tells the rate and the time left', () => {
  expect(progressLine(30, 120, 15)).toBe('  30 of 120 stories, 2.0 a second, 0:45 left')
  expect(progressLine(120, 120, 61)).toBe('  120 of 120 stories, 2.0 a second, 1:01 in all')
})
