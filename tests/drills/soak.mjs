/**
 * Mixed use for some minutes at half of full load, or for a number of requests at full load: memory and open files must not
 * grow. `node tests/drills/soak.mjs [minutes]`, `node tests/drills/soak.mjs requests 1000000`
 */
import { readdirSync } from 'node:fs'
import { drillFolder, judge, judgeNone, percentile, wait } from './drill.mjs'
import { judgeStop, memoryOf, openOffice } from './server.mjs'

const [first = '30', most = ''] = process.argv.slice(2)
const isCounted = first === 'requests'
const MINUTES = isCounted ? Infinity : Number(first)
const REQUESTS = isCounted ? Number(most) : Infinity
const WORKERS = 4

const office = await openOffice({
  DATA_DIR: drillFolder('soak'),
  SESSION_IDLE_MINUTES: '600',
  SESSION_HOURS: '24',
})
const { ask } = office
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
    const added = await ask('POST', '/courses', { M01_Title: title, M01_Description: 'Two terms' })
    const path = `/courses/${added.body.data?.M01_CourseId}`
    const answers = [
      added,
      await ask('GET', '/courses?page=1'),
      await ask('GET', `/courses?page=1&search=${encodeURIComponent(title)}`),
      await ask('GET', path),
      await ask('PUT', path, { M01_Title: `${title}.`, M01_Description: 'Three terms' }),
      await ask('DELETE', path),
      await ask('GET', '/batch_ids'),
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
    const files = readdirSync(`/proc/${office.pid}/fd`).length
    samples.push({ at: done(), memory: memoryOf(office.pid), files })
    await wait(1000)
  }
}

await Promise.all([watch(), ...Array.from({ length: WORKERS }, (_, worker) => work(worker))])
/** The medians of the middle and of the last third. @param {'memory' | 'files'} what */
function medians(what) {
  const of = (/** @type {number} */ from, /** @type {number} */ to) =>
    samples.filter(({ at }) => at >= from && at < to).map((sample) => sample[what])
  return { middle: percentile(of(1 / 3, 2 / 3), 0.5), last: percentile(of(2 / 3, 1.01), 0.5) }
}
judgeNone('requests that failed', failures, requests)
const memory = medians('memory')
const words = `${memory.middle.toFixed(0)} and ${memory.last.toFixed(0)} MB`
judge('memory, middle and last third', words, memory.last <= memory.middle * 1.05, 'within 5 %')
const { middle, last } = medians('files')
judge('open files, middle and last third', `${middle} and ${last}`, last <= middle + 5, 'no more')
await judgeStop(office)
