import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildIfChanged } from '#scripts/inputs.mjs'

mkdirSync('.cache', { recursive: true })
// Where builds are made: a folder of another disk cannot be put in the place of one here.
const home = mkdtempSync('.cache/buildIfChanged-')
afterAll(() => rmSync(home, { recursive: true }))

const write = (text: string) => (folder: string) => {
  mkdirSync(join(folder, 'client'))
  writeFileSync(join(folder, 'client/page.html'), text)
}

const fail = () => {
  throw new Error('no build')
}

test('what is built is kept until its inputs change, and until the next build is whole', async () => {
  const out = join(home, 'parts')
  const page = () => readFileSync(join(out, 'client/page.html'), 'utf8')
  await buildIfChanged(out, 'one', write('first'), ['client'])
  writeFileSync(join(out, 'other'), '')
  await buildIfChanged(out, 'one', fail, ['client'])
  await expect(buildIfChanged(out, 'two', fail, ['client'])).rejects.toThrow('no build')
  expect(page()).toBe('first')
  await buildIfChanged(out, 'two', write('second'), ['client'])
  expect([page(), existsSync(join(out, 'other'))]).toEqual(['second', true])
})

test('of two that build the same at once, the place has the build of the first, whole', async () => {
  const out = join(home, 'whole')
  await buildIfChanged(out, 'one', async (folder) => {
    await buildIfChanged(out, 'one', (inner) => writeFileSync(join(inner, 'page'), 'first'))
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'page'), 'second')
  })
  expect(readFileSync(join(out, 'page'), 'utf8')).toBe('first')
})
