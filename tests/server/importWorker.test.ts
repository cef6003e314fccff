import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { importFields } from '#contract/import/importFields.ts'
import type { ImportTask } from '#server/import/importer.ts'
import { workerImporter, type ImportProtocol } from '#server/node/import/workerImporter.ts'
import { Stopped } from '#server/node/workers/job.ts'
import { workerPool } from '#server/node/workers/pool.ts'
import { startThread } from '#server/node/workers/thread.ts'
import { isUnavailable } from '#server/store/sql/engine/errorCodes.ts'
import { sqlStore } from '#server/store/sql/sqlStore.ts'
import type { Store } from '#server/store/store.ts'
import type { Bytes } from '#server/stream.ts'
import { buildWorker } from '#scripts/buildServer.mjs'
import { openQuick } from '#tests/store/embeddedDatabases.ts'
import { list, writer } from '#tests/store/records.ts'
import { temporaryHome } from '#tests/store/temporaryHome.ts'

const { home } = temporaryHome()
// Beside the packages that it loads.
const built = join(process.cwd(), '.cache', `import-worker-${process.pid}`)
const entry = join(built, 'importWorker.js')
const location = { DATABASE_URL: undefined, DATA_DIR: join(home, 'data') }
const never = new AbortController().signal
const by = { login: 'office@example.org', address: '192.0.2.7', at: 1 }
const writing: ImportTask = { kind: 'teachers', does: 'write', at: 1, by, submit: undefined }

let store: Store
let batch: string
const imports = workerImporter({ entry, location, onBroken: () => {} })

beforeAll(async () => {
  await buildWorker('importWorker', built)
  store = await sqlStore(await openQuick(location.DATA_DIR), 'sqlite')
  batch = (await writer(() => store).batch()).M02_Name
})
afterAll(async () => {
  await imports.close()
  await store.close()
  rmSync(built, { recursive: true })
})

const given: Readonly<Record<string, string>> = {
  M05_Gender: 'male',
  M05_DOB: '1980-01-01',
  M05_JoiningDate: '2024-06-03',
  M05_MobileNumber: '+910000000000',
  M05_Email: 'someone@example.org',
  M05_AllowLogin: '1',
  M05_IsActive: '1',
}

/** Rows that add teachers. */
function rowsOf(count: number, series: string) {
  const columns = importFields.teachers.map(({ field }) => field)
  const rows = Array.from({ length: count }, (_, index) => {
    const own: typeof given = { ...given, M05_UserCode: `${series}-${index}`, M05_M02_BachId: batch }
    return { row: index + 2, cells: columns.map((field) => own[field] ?? 'Any') }
  })
  return { columns, rows, seen: rows.map(() => 0), mode: 'all' }
}

const bytesOf = (content: object): Bytes => Uint8Array.from(Buffer.from(JSON.stringify(content)))
const teachers = async () => (await store.teachers.page(list())).total

test('it checks and writes as it was asked, one task after another', async () => {
  const before = await teachers()
  const content = rowsOf(3, 'A')
  const checked = await imports.importer({ kind: 'teachers', does: 'check' }, bytesOf(content), never)
  expect(await new Response(checked.body).json()).toMatchObject({ data: { counts: { added: 3 } } })
  const written = await imports.importer(writing, bytesOf(content), never)
  const lines = (await new Response(written.body).text()).trim().split('\n')
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
    { done: 3, total: 3 },
    { data: expect.objectContaining({ counts: { added: 3, changed: 0, same: 0, refused: 0 } }) },
  ])
  expect(await teachers()).toBe(before + 3)
  const again = await imports.importer({ kind: 'teachers', does: 'check' }, bytesOf(content), never)
  expect(await new Response(again.body).json()).toMatchObject({ data: { counts: { same: 3 } } })
})

test('a write that is cancelled leaves nothing, and its thread does nothing more', async () => {
  const before = await teachers()
  const buffer = { bytes: 0, size: Number.POSITIVE_INFINITY }
  const thread = startThread<ImportProtocol>(entry, { name: 'import', memory: 512, buffer })
  const job = thread.run({ location, task: writing, body: bytesOf(rowsOf(1000, 'B')) })
  expect(new TextDecoder().decode(await job.next())).toContain('"total":1000')
  job.stop(new Stopped())
  await expect(job.next()).rejects.toThrow(Stopped)
  await job.ended
  expect(thread.isReady()).toBe(false)
  await thread.end()
  expect(await teachers()).toBe(before)
})

/** A worker that does what is written here. */
function workerThat(name: string, code: string) {
  mkdirSync(built, { recursive: true })
  const file = join(built, `${name}.mjs`)
  writeFileSync(
    file,
    `import { parentPort, threadId } from 'node:worker_threads'\nparentPort.on('message', () => { ${code} })`,
  )
  return file
}

/** Answers with the number of its thread. */
const counting = `for (const kind of ['begun', 'done']) parentPort.postMessage({ kind, head: threadId })`

test('a thread does one task after another, until it had none for a while, or ends with its task', async () => {
  const entryOf = workerThat('counting', counting)
  const { run, close } = workerPool<{ task: null; head: number }>(entryOf, {
    name: 'test',
    memory: 16,
    kept: 60_000,
  })
  const threadOf = async (options?: Parameters<typeof run>[1]) => {
    const job = await run(null, options)
    await job.ended
    return job.begun
  }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const [first, second] = await Promise.all([threadOf(), threadOf()])
    expect(second).toBe(first)
    expect(await threadOf({ isLast: true })).toBe(first)
    const next = await threadOf()
    expect(next).not.toBe(first)
    vi.advanceTimersByTime(60_000)
    expect(await threadOf()).not.toBe(next)
  } finally {
    vi.useRealTimers()
    await close()
  }
})

test('a file that takes too much memory is refused with a sentence', async () => {
  const greedy = workerThat('greedy', 'const all = []; for (;;) all.push(new Array(1_000_000).fill(1.5))')
  const { importer, close } = workerImporter({ entry: greedy, location, onBroken: () => {} })
  const read: ImportTask = { kind: 'teachers', does: 'read', name: 'a.csv', sheet: undefined }
  await expect(importer(read, bytesOf({}), never)).rejects.toThrow('takes too much memory')
  await close()
})

test.each([
  ['dies', 'process.exit(0)', 'ended early'],
  ['throws', "throw new Error('thrown there')", 'thrown there'],
])('a worker that %s fails its task, and another does the next one', async (name, code, message) => {
  const { importer, close } = workerImporter({ entry: workerThat(name, code), location, onBroken: () => {} })
  for (let count = 0; count < 3; count += 1)
    await expect(importer({ kind: 'teachers', does: 'check' }, bytesOf({}), never)).rejects.toThrow(message)
  await close()
})

test('where there is no database, it is unavailable', async () => {
  const nowhere = { ...location, DATA_DIR: join(home, 'not-there') }
  const { importer, close } = workerImporter({ entry, location: nowhere, onBroken: () => {} })
  const answer = await importer({ kind: 'teachers', does: 'check' }, bytesOf(rowsOf(1, 'C')), never).then(
    ({ status }) => status,
    (problem: unknown) => (isUnavailable(problem) ? 'unavailable' : problem),
  )
  expect(answer).toBe('unavailable')
  await close()
})

test('closing cancels what runs, and leaves no thread', async () => {
  const before = await teachers()
  const { importer, close } = workerImporter({ entry, location, onBroken: () => {} })
  const answer = await importer(writing, bytesOf(rowsOf(1000, 'D')), never)
  await close()
  await expect(new Response(answer.body).text()).rejects.toThrow('The import was broken off')
  expect(await teachers()).toBe(before)
})
