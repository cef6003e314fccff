import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { storybookAt } from '#server/node/http/storybookFiles.ts'
import { temporaryHome } from '#tests/store/temporaryHome.ts'
import { listening, PAGE } from './listening.ts'

const { home: folder } = temporaryHome()
const { ask } = await listening({ storybook: storybookAt(folder) })
const plain = await listening()

/** @param at seconds since 1970: each build is later than the one before */
function build(page: string, at: number) {
  writeFileSync(join(folder, 'index.html'), page)
  writeFileSync(join(folder, 'mockServiceWorker.js'), 'self.ready = true')
  writeFileSync(join(folder, 'built.json'), '{}')
  utimesSync(join(folder, 'built.json'), at, at)
}

test('before it is built a page says so, and looks again', async () => {
  const reply = await ask('/storybook/')
  expect(reply.status).toBe(503)
  expect(reply.body.toString()).toContain('Storybook is being built')
  expect(reply.body.toString()).toContain('http-equiv="refresh"')
})

test('when it is built it is there, and so is the next one, without another start', async () => {
  build('<!doctype html><title>One</title><script>one()</script>', 1000)
  expect((await ask('/storybook/?path=/story/a')).body.toString()).toContain('One')
  build('<!doctype html><title>Two</title>', 2000)
  expect((await ask('/storybook/')).body.toString()).toContain('Two')
  expect((await ask('/storybook/mockServiceWorker.js')).headers['content-type']).toMatch(/^text\/javascript/)
})

test('its pages have a policy of their own, and may frame one another', async () => {
  const { headers } = await ask('/storybook/')
  expect(headers['content-security-policy']).toContain("script-src 'self' 'unsafe-inline'")
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(headers['x-frame-options']).toBe('SAMEORIGIN')
  const home = await ask('/')
  expect(home.body.toString()).toBe(PAGE)
  expect(home.headers['content-security-policy']).not.toContain("'unsafe-inline'")
  expect(home.headers['x-frame-options']).toBe('DENY')
})

test('without the last slash it leads to the folder, whose pages name their files from there', async () => {
  const reply = await ask('/storybook?path=/story/a')
  expect(reply.status).toBe(302)
  expect(reply.headers.location).toBe('/storybook/?path=/story/a')
})

test.each(['/storybook/none.js', '/storybook/../package.json', '/storybook/%2e%2e/package.json'])(
  '%s is no file of it',
  async (path) => expect((await ask(path)).status).toBe(404),
)

test('a server that is not the demo has none', async () => {
  expect((await plain.ask('/storybook/')).status).toBe(404)
})
