/** What a write takes by the API, in a database full of students, with all that is kept beside the row: totals, search, history. */
import { percentile } from '#tests/drills/drill.mjs'
import { createClient } from '#tests/drills/classPageClient.mjs'
import { planWith, studentOf } from '#tests/e2e/records.mjs'
import { benchFolder, median, rounded, setting } from './benchFigures.mjs'
import { onEachDatabase } from './benchTargets.mjs'

const ROWS = setting('BENCH_ROWS', 100_000)
const WRITES = setting('BENCH_WRITES', 300)

/** @param {import('./benchTargets.mjs').Target} target */
async function measure({ name, server }) {
  const client = await createClient(server.url)
  const add = (/** @type {string} */ path, /** @type {object} */ fields) => client.ask('POST', path, fields)
  const { batch, division } = await planWith(add)
  const other = await add('/division', { ...division, M11_Division_name: 'Another' })
  /** @type {Map<string, number[]>} */
  const times = new Map()
  /** @template T @param {string} what @param {() => Promise<T>} write */
  async function timed(what, write) {
    const startedAt = performance.now()
    const result = await write()
    times.set(what, [...(times.get(what) ?? []), performance.now() - startedAt])
    return result
  }
  for (let round = 0; round < WRITES; round += 1) {
    const student = studentOf(batch.M02_BatchId, division.M11_Division_id)
    const added = await timed('student with a password', () => add('/users', student))
    const edit = { ...student, M05_UserName: 'Another Name', M05_Password: undefined }
    await timed('change', () => client.ask('PUT', `/users/${added.M05_UserId}`, edit))
    const set = { M05_M02_BachId: batch.M02_BatchId, M07_M11_DivisionId: other.M11_Division_id }
    const records = [{ id: added.M05_UserId, version: 2, set }]
    await timed('move to another division', () => add('/students/several/change', { records }))
    await timed('deletion', () => client.ask('DELETE', `/students/${added.M05_UserId}`))
  }
  for (const [what, all] of times)
    console.log(`${name}, ${what}: p50 ${rounded(median(all))} ms, p95 ${rounded(percentile(all, 0.95))} ms`)
}

export const benchWrites = () => onEachDatabase(benchFolder(), ROWS, measure)
