import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { readContent } from '#content/build/readContent.ts'
import { ONLY_IN_ALL } from '#scripts/tiers.mjs'
import { answerVideoHost } from './pages.ts'
import { ServerProcess } from './server.ts'

/** Returns every text of a content file that is long enough to be unique. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string')
    return value.length > 12 || /\p{Script=Malayalam}/u.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

const isPicture = (text: string) => text.endsWith('.svg')

const build = '.cache/other'
const other = 'tests/site/otherInstitute.yaml'

test(
  'another content file makes another institute of it; where a setting names an address, pages send it what they measure',
  { tag: ONLY_IN_ALL },
  async ({ page }) => {
    await promisify(execFile)(process.execPath, ['scripts/build.mjs'], {
      env: { ...process.env, CONTENT_FILE: other, BUILD_DIR: build, VITE_VITALS_URL: '/vitals' },
    })
    const built = readdirSync(build, { recursive: true, encoding: 'utf8' })
      .filter((name) => /^(client|server.classPage).*\.(html|js|json|webmanifest|xml|txt)$/.test(name))
      .map((name) => readFileSync(join(build, name), 'utf8'))
    const first = textsOf(readContent('src/content/institute.yaml')).filter((text) => !isPicture(text))
    expect(first.length).toBeGreaterThan(100)
    expect(first.filter((text) => built.some((file) => file.includes(text)))).toEqual([])
    const second = textsOf(readContent(other)).filter((text) => !isPicture(text))
    expect(second.filter((text) => !built.some((file) => file.includes(text)))).toEqual([])

    const server = new ServerProcess(undefined, build)
    await server.start()
    try {
      await answerVideoHost(page)
      const sent: unknown[] = []
      page.on('request', (request) => {
        if (request.url().endsWith('/vitals')) sent.push(request.postDataJSON())
      })
      await page.goto(`${server.address}/home`)
      await page.waitForLoadState('networkidle')
      await page.getByRole('heading', { level: 1 }).click()
      await page.goto(`${server.address}/library`)
      const seen = { value: expect.any(Number), rating: expect.any(String), path: '/home' }
      await expect.poll(() => sent).toContainEqual({ name: 'LCP', ...seen })
    } finally {
      await server.stop()
    }
  },
)
