import { createServer } from 'node:http'
import { connect } from 'node:net'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { createMetrics } from '#server/node/metrics.ts'
import { healthReasons, type HealthReason } from '#server/store/healthReason.ts'
import { courses, office, openToken, said, testApi } from './support.ts'

const token = 'sixteen-or-more-characters'

async function measured(
  reason?: HealthReason,
  backedUpAt: () => Promise<number | undefined> = async () => undefined,
) {
  const metrics = createMetrics({
    token,
    healthReason: () => reason,
    backedUpAt,
    droppedLines: () => 3,
  })
  const api = await testApi({ courses: courses(3), log: metrics.count, metrics: metrics.answer })
  const read = () => api.call('GET', '/metrics', { token })
  return { ...api, metrics, read, text: async () => (await read()).text() }
}

/** The samples of one metric, by their labels. */
function samples(text: string, name: string) {
  const lines = text.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
  return Object.fromEntries(
    lines.map((line) => [line.slice(name.length, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
  )
}

test('without a token in the settings there are no metrics, for anybody', async () => {
  const { ask } = await testApi()
  for (const given of [undefined, token, '']) {
    expect(await ask('GET', '/metrics', { token: given })).toEqual(said(404, 'Not found'))
  }
})

test('metrics are read with their own token alone, not with a session', async () => {
  const { call, read } = await measured()
  for (const given of [undefined, '', 'x', token.slice(1), `${token}x`, openToken]) {
    const response = await call('GET', '/metrics', { token: given })
    expect([response.status, response.headers.get('www-authenticate')], given).toEqual([401, 'Bearer'])
  }
  const { status, headers } = await read()
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(headers.get('cache-control')).toBe('no-store')
})

test('every line is of the text format', async () => {
  const { text } = await measured()
  const value = String.raw`(-?[\d.]+(e[+-]?\d+)?|NaN|[+-]Inf)`
  const sample = new RegExp(String.raw`^\w+(\{[a-z_]+="[^"]*"(,[a-z_]+="[^"]*")*\})? ${value}$`, 'i')
  const lines = (await text()).split('\n').filter((line) => line !== '')
  expect(lines.length).toBeGreaterThan(50)
  expect(lines.filter((line) => !/^# (HELP|TYPE) /.test(line) && !sample.test(line))).toEqual([])
})

test('requests are counted by method, pattern and class of status, whatever the address says', async () => {
  const { call, text } = await measured()
  for (const id of [1, 2, 3, 99]) await call('GET', `/courses/${id}?search=Private`)
  await call('GET', '/nothing/Private', { token: undefined })
  await call('GET', '/courses', { token: undefined })
  const written = await text()
  expect(written).not.toContain('Private')
  expect(samples(written, 'institute_http_requests_total')).toEqual({
    '{method="GET",route="/api/courses/:id",status="2xx"}': 3,
    '{method="GET",route="/api/courses/:id",status="4xx"}': 1,
    '{method="GET",route="unknown",status="4xx"}': 1,
    '{method="GET",route="/api/courses",status="4xx"}': 1,
  })
  expect(samples(written, 'institute_http_request_duration_seconds_count')).toMatchObject({
    '{method="GET",route="/api/courses/:id"}': 4,
  })
})

test('how long a request took lies between the buckets that it should', async () => {
  const { metrics, text } = await measured()
  metrics.count({ requestId: '1', method: 'GET', route: '/api/classes', status: 200, ms: 30 })
  const buckets = samples(await text(), 'institute_http_request_duration_seconds_bucket')
  const upTo = (seconds: string) => buckets[`{le="${seconds}",method="GET",route="/api/classes"}`]
  expect([upTo('0.025'), upTo('0.05'), upTo('+Inf')]).toEqual([0, 1, 1])
})

test('sign-ins are counted by how they ended, from nought', async () => {
  const { signIn, text } = await measured()
  const counted = async () => samples(await text(), 'institute_sign_ins_total')
  const none = { '{outcome="accepted"}': 0, '{outcome="refused"}': 0, '{outcome="slowed"}': 0 }
  expect(await counted()).toEqual(none)
  await signIn(office.login, office.passwordHash)
  for (let number = 0; number < 6; number += 1) await signIn(office.login, 'wrong')
  expect(await counted()).toEqual({
    '{outcome="accepted"}': 1,
    '{outcome="refused"}': 4,
    '{outcome="slowed"}': 2,
  })
})

test('they say whether the server is ready, what keeps it from that, and how the process fares', async () => {
  const up = await (await measured()).text()
  const down = await (await measured('disk-full')).text()
  const told = (text: string) => [
    samples(text, 'institute_database_up')[''],
    Object.entries(samples(text, 'institute_not_ready')).filter(([, value]) => value === 1),
  ]
  expect(told(up)).toEqual([1, []])
  expect(told(down)).toEqual([0, [['{reason="disk-full"}', 1]]])
  expect(Object.keys(samples(up, 'institute_not_ready'))).toHaveLength(Object.keys(healthReasons).length)
  expect(samples(up, 'institute_log_lines_dropped_total')).toEqual({ '': 3 })
  const process = [
    'process_resident_memory_bytes',
    'nodejs_heap_size_used_bytes',
    'nodejs_eventloop_lag_p99_seconds',
  ]
  for (const name of ['institute_uptime_seconds', ...process]) {
    expect(samples(down, name)['']).toBeGreaterThan(0)
  }
})

test('open connections are counted', async () => {
  const { metrics, text } = await measured()
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  metrics.watch(server)
  const count = async () => samples(await text(), 'institute_http_connections')['']
  expect(await count()).toBe(0)
  const address = server.address()
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1')
  await once(server, 'connection')
  expect(await count()).toBe(1)
  socket.destroy()
  server.close()
})

test('what failed is counted from nought; a refusal is not, whatever its status', async () => {
  const { metrics, text } = await measured()
  const entry = { requestId: '1', method: 'GET', route: '/api/courses', status: 503, ms: 1 }
  const counted = async () => samples(await text(), 'institute_faults_total')
  metrics.count(entry)
  expect(await counted()).toEqual({ '': 0 })
  metrics.count({ ...entry, error: new Error('gone') })
  expect(await counted()).toEqual({ '': 1 })
})
