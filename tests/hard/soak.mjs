/**
 * Mixed use for some minutes at half of full load, or for a number of requests at full load: memory and open files must not
 * grow. `node tests/hard/soak.mjs [minutes]`, `node tests/hard/soak.mjs requests 1000000`
 */
import { readdirSync, readFileSync } from 'node:fs'
import { drillFolder, judge, percentile, wait } from './drill.mjs'
import { call, signIn, startServer } from './server.mjs'

const [first = '30', most = ''] = process.argv.slice(2)
const isCounted = first === 'requests'
const MINUTES = isCounted ? Infinity : Number(first)
const REQUESTS = isCounted ? Number(most) : Infinity
const WORKERS = 4

const server = await startServer({
  DATA_DIR: drillFolder('soak'),
  SESSION_IDLE_MINUTES: '600',
  SESSION_HOURS: '24',
})
const { token } = await signIn(server.url)
const begin = performance.now()
let requests = 0
let failures = 0

/** Progress from 0 to 1. */
const done = () => Math.max((performance.now() - begin) / (MINUTES * 60_000), requests / REQUESTS)

/** One round of typical staff requests; at half load followed by a pause of the same length. @param {number} worker */
async function work(worker) {
  for (let number = 0; done() < 1; number += 1) {
    const startedAt = performance.now()
    const title = `Course ${worker} ${number}`
    const added = await call(server.url, token, 'POST', '/courses', {
      M01_Title: title,
      M01_Description: 'Two terms',
    })
    const path = `/courses/${added.body.data?.M01_CourseId}`
    const answers = [
      added,
      await call(server.url, token, 'GET', '/courses?page=1'),
      await call(server.url, token, 'GET', `/courses?page=1&search=${encodeURIComponent(title)}`),
      await call(server.url, token, 'GET', path),
      await call(server.url, token, 'PUT', path, { M01_Title: `${title}.`, M01_Description: 'Three terms' }),
      await call(server.url, token, 'DELETE', path),
      await call(server.url, token, 'GET', '/batch_ids'),
    ]
    requests += answers.length
    failures += answers.filter(({ status }) => status >= 400).length
    if (!isCounted) await wait(performance.now() - startedAt)
  }
}

/** @type {{ at: number, memory: number, files: number }[]} */
const samples = []
async function watch() {
  while (done() < 1) {
    const status = readFileSync(`/proc/${server.pid}/status`, 'utf8')
    samples.push({
      at: done(),
      memory: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024,
      files: readdirSync(`/proc/${server.pid}/fd`).length,
    })
    await wait(1000)
  }
}

await Promise.all([watch(), ...Array.from({ length: WORKERS }, (_, worker) => work(worker))])
/** @param {'memory' | 'files'} what @param {number} from @param {number} to shares of the time */
const median = (what, from, to) =>
  percentile(
    samples.filter(({ at }) => at >= from && at < to).map((sample) => sample[what]),
    0.5,
  )
const minutes = (performance.now() - begin) / 60_000
const [middle, last] = [median('memory', 1 / 3, 2 / 3), median('memory', 2 / 3, 1.01)]
const [filesBefore, filesAfter] = [median('files', 1 / 3, 2 / 3), median('files', 2 / 3, 1.01)]
judge(
  'requests that failed',
  `${failures} of ${requests} in ${minutes.toFixed(0)} minutes`,
  failures === 0,
  '0',
)
judge(
  'memory, middle and last third',
  `${middle.toFixed(0)} and ${last.toFixed(0)} MB`,
  last <= middle * 1.05,
  'within 5 %',
)
judge(
  'open files, middle and last third',
  `${filesBefore} and ${filesAfter}`,
  filesAfter <= filesBefore + 5,
  'no more',
)
const code = await server.stop('SIGTERM')
judge('the server stopped with', String(code), code === 0, '0')
