/**
 * `npm run bench:export`: the register of 100,000 students as a spreadsheet: seconds, the server's memory, and how
 * long others wait meanwhile. BENCH_ROWS makes it longer.
 */
import './help.mjs'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { embeddedHouse, postgresHouse } from './benchHouses.mjs'

const ROWS = Number(process.env.BENCH_ROWS ?? 100_000)
/** Clients that read page 1 again and again meanwhile. */
const READERS = 4

/** @param {number} pid @param {'VmRSS' | 'VmHWM'} what now, or at most so far @returns {number} MB */
const memoryOf = (pid, what) =>
  Number(new RegExp(`${what}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** @param {number[]} values @param {number} share */
const quantile = (values, share) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN

/** @param {import('./benchHouses.mjs').House} house */
async function measure({ name, server, token }) {
  const headers = { authorization: `Bearer ${token}` }
  const readPage = () => fetch(`${server.url}/students?page=1`, { headers }).then((answer) => answer.text())
  /** @param {{ isOver: boolean }} state */
  async function readAgainAndAgain(state) {
    const waits = []
    while (!state.isOver) {
      const askedAt = performance.now()
      await readPage()
      waits.push(performance.now() - askedAt)
    }
    return waits
  }
  /** @param {() => Promise<void>} work */
  async function whileOthersRead(work) {
    const state = { isOver: false }
    const readers = Array.from({ length: READERS }, () => readAgainAndAgain(state))
    await work()
    state.isOver = true
    return (await Promise.all(readers)).flat()
  }

  for (let warm = 0; warm < 200; warm += 1) await readPage()
  const alone = await whileOthersRead(() => new Promise((resolve) => setTimeout(resolve, 2000)))
  const idle = memoryOf(server.pid, 'VmRSS')
  let [bytes, firstMs, seconds] = [0, 0, 0]
  const meanwhile = await whileOthersRead(async () => {
    const startedAt = performance.now()
    const response = await fetch(`${server.url}/students?export=export`, { headers })
    if (!response.ok || !response.body) throw new Error(`The export was answered with ${response.status}.`)
    for await (const part of response.body) {
      firstMs ||= performance.now() - startedAt
      bytes += part.byteLength
    }
    seconds = (performance.now() - startedAt) / 1000
  })
  console.log(
    `${name}: ${ROWS} students, ${(bytes / 1e6).toFixed(1)} MB in ${seconds.toFixed(2)} s, first byte after ${firstMs.toFixed(0)} ms; ` +
      `memory ${idle.toFixed(0)} MB before, ${memoryOf(server.pid, 'VmHWM').toFixed(0)} MB at most; ` +
      `page 1 for ${READERS} others: p99 ${quantile(meanwhile, 0.99).toFixed(0)} ms, longest ${Math.max(...meanwhile).toFixed(0)} ms ` +
      `(without the export ${quantile(alone, 0.99).toFixed(0)} and ${Math.max(...alone).toFixed(0)} ms)`,
  )
}

console.log(`load of the machine before the run: ${loadavg()[0]?.toFixed(2)}`)
const home = mkdtempSync(join(tmpdir(), 'institute-bench-'))
const embedded = await embeddedHouse(home, ROWS)
await measure(embedded)
await embedded.server.stop('SIGTERM')
const postgres = await postgresHouse(ROWS)
if (postgres) {
  await measure(postgres.house)
  await postgres.house.server.stop('SIGTERM')
  await postgres.stop()
}
rmSync(home, { recursive: true })
