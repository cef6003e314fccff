import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { IMPORT_LIMITS } from '#contract/import/import.ts'
import { ErrorBody } from '#contract/errors.ts'
import { MAX_BODY } from '#server/body.ts'
import { exitCodes } from '#server/node/failures.ts'
import { Settings } from '#server/node/settings.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const known = [...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name)

interface Service {
  environment: Record<string, string>
  stop_grace_period?: string
  restart?: string
  init?: boolean
  logging?: { driver: string; options: Record<string, string> }
}

interface Compose {
  services: { institute: Service; database?: Service }
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
  const { unreadable, missing, occupied, schema, forbidden, setting } = exitCodes
  expect(/^RestartPreventExitStatus=(.*)$/m.exec(unit)?.[1]).toBe(
    [unreadable, missing, occupied, schema, forbidden, setting].join(' '),
  )
  // Its limit is 5 starts in 10 s.
  expect(Number(/^RestartSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(2)
})

test('a killed server is started again, by systemd and in the container, whose check needs an init', () => {
  expect(read('deploy/institute.service')).toMatch(/^Restart=on-failure$/m)
  expect(read('deploy/institute-health.service')).toMatch(
    /^ExecStart=.* deploy\/health\.mjs 30 systemctl kill --signal=SIGKILL institute\.service$/m,
  )
  const [, timeout, seconds] =
    /^HEALTHCHECK .*--timeout=(\d+)s .*\n.*"deploy\/health.mjs", "(\d+)"/m.exec(read('Dockerfile')) ?? []
  // Docker would end the check before it kills.
  expect(Number(timeout)).toBeGreaterThan(Number(seconds))
  const compose: Compose = parse(read('compose.yaml'))
  expect(compose.services.institute.init).toBe(true)
})

test('every container is started again, and keeps a bounded log', () => {
  const { services }: Compose = parse(read('compose.yaml'))
  const { services: more }: Compose = parse(read('compose.postgres.yaml'))
  for (const service of [services.institute, more.database]) {
    expect(service?.restart).toBe('unless-stopped')
    expect(service?.logging).toEqual({ driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } })
  }
})

test('no container has less memory, or fewer files and processes, than the server may take', () => {
  for (const file of ['compose.yaml', 'compose.postgres.yaml']) {
    const { services }: { services: Record<string, object> } = parse(read(file))
    const bounds = ['mem_limit', 'memswap_limit', 'cpus', 'pids_limit', 'ulimits', 'deploy', 'shm_size']
    for (const service of Object.values(services))
      expect(Object.keys(service).filter((key) => bounds.includes(key))).toEqual([])
  }
})

test('the proxy takes as large a body as the server does, and bounds sign-ins and calls by address', () => {
  const proxy = read('deploy/nginx.conf')
  const kilobytes = Number(/client_max_body_size (\d+)k;/.exec(proxy)?.[1])
  expect(kilobytes * 1024).toBeGreaterThan(MAX_BODY)
  const [, imports] = /location \/api\/import\/ \{[^}]*client_max_body_size (\d+)m;/.exec(proxy) ?? []
  expect(Number(imports) * 1024 * 1024).toBeGreaterThan(IMPORT_LIMITS.bodyBytes)
  expect(proxy).toMatch(/location = \/api\/admin\/login \{\s+limit_req zone=institute_sign_in/)
  expect(proxy).toMatch(/location \/api\/ \{\s+limit_req zone=institute_api/)
  expect(proxy).toMatch(/^ {2}limit_conn institute_connections \d+;$/m)
  // Its own refusals are in the server's envelope.
  const said = [...proxy.matchAll(/return (?:413|429|503) '(.+)';/g)].map(([, body = '']) => body)
  expect(said.map((body) => ErrorBody.safeParse(JSON.parse(body)).success)).toEqual([true, true, true])
})

test.runIf(spawnSync('nginx', ['-v']).status === 0)('nginx takes the proxy’s configuration', () => {
  const folder = mkdtempSync(join(tmpdir(), 'institute-nginx-'))
  const site = read('deploy/nginx.conf')
    .replaceAll(/^ +ssl_certificate.*$/gm, '')
    .replace('listen 443 ssl;', `listen unix:${folder}/https;`)
    .replace('listen 80;', `listen unix:${folder}/http;`)
  writeFileSync(join(folder, 'site.conf'), site)
  writeFileSync(
    join(folder, 'nginx.conf'),
    `pid ${folder}/pid; error_log stderr; events {} http { access_log off; include site.conf; }`,
  )
  const { status, stderr } = spawnSync('nginx', ['-t', '-p', folder, '-c', join(folder, 'nginx.conf')], {
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  expect([status, stderr]).toEqual([0, expect.stringContaining('test is successful')])
})

test.runIf(spawnSync('systemd-analyze', ['--version']).status === 0)('systemd takes the units', () => {
  const units = ['institute.service', 'institute-health.service', 'institute-health.timer']
  const { stderr } = spawnSync('systemd-analyze', ['verify', ...units.map((unit) => `deploy/${unit}`)], {
    encoding: 'utf8',
  })
  const faults = stderr.split('\n').filter((line) => units.some((unit) => line.includes(unit)))
  // The machine of a test need not have the program where a server has it.
  expect(faults.filter((line) => !line.includes('not executable'))).toEqual([])
})

test('the proxy says what a server that trusts it believes', () => {
  const proxy = read('deploy/nginx.conf')
  expect(proxy).toContain('proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;')
  expect(proxy).toContain('proxy_set_header X-Forwarded-Proto $scheme;')
  for (const header of ['Host', 'X-Forwarded-Host'])
    expect(proxy).toContain(`proxy_set_header ${header} $server_name;`)
})
