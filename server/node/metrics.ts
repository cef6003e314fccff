import { hash, timingSafeEqual } from 'node:crypto'
import type { Server } from 'node:http'
import type { Context } from 'hono'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { LogEntry } from '#server/noteRequests.ts'
import { Refusal } from '#server/refusal.ts'
import { healthReasons, type HealthReason } from '#server/store/healthReason.ts'

/** Upper bounds of the histogram, in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** The result of a sign-in, by response status. */
const outcomes: Record<number, string> = { 200: 'accepted', 401: 'refused', 429: 'slowed' }

export interface MetricsDeps {
  /** The bearer token that allows reading. */
  token: string
  /** Returns why the server is not ready. */
  healthReason: () => HealthReason | undefined
  /** Returns the time of the last backup, in ms since 1970. */
  backedUpAt: () => Promise<number | undefined>
  /** Returns the number of log lines dropped since the start. */
  droppedLines?: () => number
}

export interface Metrics {
  /** Counts a completed request. Like the log's lines, it contains no personal data. */
  count: (entry: LogEntry) => void
  /**
   * Returns all metrics in Prometheus' text format 0.0.4.
   * @throws {Refusal} 401 without the token as a bearer credential
   */
  answer: (c: Context) => Promise<Response>
  /** Counts the open connections of a server from now on. */
  watch: (server: Server) => void
}

/** The metrics of the process: Node's default ones and our own. */
export function createMetrics(deps: MetricsDeps): Metrics {
  const { token, healthReason, backedUpAt, droppedLines = () => 0 } = deps
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  const requests = new Counter({
    name: 'institute_http_requests_total',
    help: 'Answered requests to the API.',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const errors = new Counter({
    name: 'institute_faults_total',
    help: 'Requests that failed because of the program or its database; refused requests are not counted.',
    registers,
  })
  const durations = new Histogram({
    name: 'institute_http_request_duration_seconds',
    help: 'Time from a request to its answer.',
    labelNames: ['method', 'route'],
    buckets,
    registers,
  })
  const signIns = new Counter({
    name: 'institute_sign_ins_total',
    help: 'Sign-in attempts: accepted, refused (wrong name or password) or slowed down (too many attempts).',
    labelNames: ['outcome'],
    registers,
  })
  // Starts at 0: an alert on an increase needs an earlier value.
  for (const outcome of Object.values(outcomes)) signIns.inc({ outcome }, 0)
  gauge(register, 'institute_uptime_seconds', 'Time since the process began.', async () => process.uptime())
  gauge(register, 'institute_database_up', '1 while the server is ready, else 0.', async () =>
    healthReason() ? 0 : 1,
  )
  gauge(
    register,
    'institute_last_backup_timestamp_seconds',
    'When the last backup was taken, since 1970; 0 when none was, NaN while the database does not answer.',
    () =>
      backedUpAt().then(
        (at = 0) => at / 1000,
        () => Number.NaN,
      ),
  )
  register.registerMetric(notReady(healthReason))
  register.registerMetric(dropped(droppedLines))
  const digest = (text: string) => hash('sha256', text, 'buffer')
  const expected = digest(token)

  return {
    count({ method, route, status, ms, error }) {
      if (error !== undefined) errors.inc()
      requests.inc({ method, route, status: `${Math.floor(status / 100)}xx` })
      durations.observe({ method, route }, ms / 1000)
      const outcome = outcomes[status]
      if (route === '/api/admin/login' && outcome !== undefined) signIns.inc({ outcome })
    },
    async answer(c) {
      const given = c.req.header('authorization')?.replace(/^Bearer /, '') ?? ''
      // Digests have equal length, so the comparison takes the same time for every input.
      if (!timingSafeEqual(digest(given), expected)) {
        throw new Refusal(401, 'Metrics are read with their own token.', {
          headers: { 'WWW-Authenticate': 'Bearer' },
        })
      }
      return c.body(await register.metrics(), 200, { 'Content-Type': register.contentType })
    },
    watch(server) {
      gauge(register, 'institute_http_connections', 'Open connections.', () => connections(server))
    },
  }
}

const notReady = (healthReason: MetricsDeps['healthReason']) =>
  new Gauge({
    name: 'institute_not_ready',
    help: '1 for what keeps the server from its work, 0 for all else that could.',
    labelNames: ['reason'],
    registers: [],
    collect() {
      for (const reason of Object.keys(healthReasons)) this.set({ reason }, reason === healthReason() ? 1 : 0)
    },
  })

const dropped = (lines: () => number) =>
  new Counter({
    name: 'institute_log_lines_dropped_total',
    help: 'Log lines that were dropped: disk full, or no reader.',
    registers: [],
    collect() {
      this.reset()
      this.inc(lines())
    },
  })

/** A gauge whose value is computed when it is read. */
function gauge(register: Registry, name: string, help: string, read: () => Promise<number>) {
  return new Gauge({
    name,
    help,
    registers: [register],
    async collect() {
      this.set(await read())
    },
  })
}

const connections = (server: Server) =>
  new Promise<number>((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })
