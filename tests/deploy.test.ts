import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { exitCodes } from '#server/node/exitCodes.ts'
import { Settings } from '#server/node/settings.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const known = [...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name)

interface Compose {
  services: { institute: { environment: Record<string, string>; stop_grace_period?: string } }
}

test.each(['compose.yaml', 'compose.postgres.yaml'])('%s sets what there is to set', (file) => {
  const compose: Compose = parse(read(file))
  expect(Object.keys(Settings.shape)).toEqual(
    expect.arrayContaining(Object.keys(compose.services.institute.environment)),
  )
})

test('the container is built with settings that there are, on a Node.js that the product knows', () => {
  const dockerfile = read('Dockerfile')
  const [, built = ''] = /^ARG (.+)$/m.exec(dockerfile) ?? []
  expect(known).toEqual(expect.arrayContaining(built.split(' ')))
  expect(dockerfile.match(/^FROM node:22-/gm)).toHaveLength(2)
  expect(dockerfile).toMatch(/^USER node$/m)
  expect(read('.dockerignore').split('\n')).toEqual(expect.arrayContaining(['data', 'node_modules', '.git']))
})

test('a stop has longer than the server takes to finish what it has begun', () => {
  const compose: Compose = parse(read('compose.yaml'))
  const patience = [
    compose.services.institute.stop_grace_period,
    /TimeoutStopSec=(\d+)/.exec(read('deploy/institute.service'))?.[1],
  ]
  for (const seconds of patience) expect(Number.parseInt(seconds ?? '', 10)).toBeGreaterThan(10)
})

test('a start is tried again only where that may help, and not so often that systemd gives it up', () => {
  const unit = read('deploy/institute.service')
  const { unreadable, missing, occupied, newer, forbidden, setting } = exitCodes
  expect(/^RestartPreventExitStatus=(.*)$/m.exec(unit)?.[1]).toBe(
    [unreadable, missing, occupied, newer, forbidden, setting].join(' '),
  )
  // Its limit is 5 starts in 10 s.
  expect(Number(/^RestartSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(2)
})

test('the proxy says what a server that trusts it believes', () => {
  const proxy = read('deploy/nginx.conf')
  expect(proxy).toContain('proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;')
  expect(proxy).toContain('proxy_set_header X-Forwarded-Proto $scheme;')
})
