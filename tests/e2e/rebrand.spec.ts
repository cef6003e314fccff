import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { readContent } from '#content/build/readContent.ts'

/** Every text of a content file that is long enough to be nobody else's. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string')
    return value.length > 12 || /\p{Script=Malayalam}/u.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

const isPicture = (text: string) => text.endsWith('.svg')

test('another content file makes another institute of it: no text of the first remains', async () => {
  test.setTimeout(120_000)
  const other = 'tests/site/otherInstitute.yaml'
  await promisify(execFile)(process.execPath, ['scripts/build.mjs'], {
    env: { ...process.env, CONTENT_FILE: other, BUILD_DIR: '.cache/other' },
  })
  const built = readdirSync('.cache/other/client', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(html|js|json|webmanifest|xml|txt)$/.test(name))
    .map((name) => readFileSync(join('.cache/other/client', name), 'utf8'))
  const first = textsOf(readContent('src/content/institute.yaml')).filter((text) => !isPicture(text))
  expect(first.length).toBeGreaterThan(100)
  expect(first.filter((text) => built.some((file) => file.includes(text)))).toEqual([])
  const second = textsOf(readContent(other)).filter((text) => !isPicture(text))
  expect(second.filter((text) => !built.some((file) => file.includes(text)))).toEqual([])
})
