import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { exportHere } from '#server/export/exporter.ts'
import type { AskedStudents, ExportTime } from '#server/export/order.ts'
import {
  workerExporter,
  type ExportProtocol,
  type WorkerExporter,
} from '#server/node/export/workerExporter.ts'
import { AHEAD } from '#server/node/workers/messages.ts'
import { startThread } from '#server/node/workers/thread.ts'
import { isUnavailable } from '#server/store/sql/engine/errorCodes.ts'
import { sqlStore } from '#server/store/sql/sqlStore.ts'
import type { Store } from '#server/store/store.ts'
import { buildWorker } from '#scripts/buildServer.mjs'
import { openQuick } from '#tests/store/embeddedDatabases.ts'
import { writer } from '#tests/store/records.ts'
import { temporaryHome } from '#tests/store/temporaryHome.ts'
import { readWorkbook, type ReadSheet } from './workbook.ts'

const { home } = temporaryHome()
// Beside the packages that it loads.
const built = join(process.cwd(), '.cache', `export-worker-${process.pid}`)
const entry = join(built, 'exportWorker.js')
const location = { DATABASE_URL: undefined, DATA_DIR: join(home, 'data') }
const never = new AbortController().signal
const everybody = { batch_id: undefined, division_id: undefined, is_active: undefined }
const order: AskedStudents & ExportTime = {
  kind: 'students',
  filter: everybody,
  at: Date.UTC(2026, 0, 1),
  zone: 'Asia/Kolkata',
}

let store: Store
let batchId: number
const broken = vi.fn<(error: unknown) => void>()
const exporters: WorkerExporter[] = []

function exporterOf(options: { entry?: string; location?: typeof location } = {}) {
  const made = workerExporter({ entry, location, onBroken: broken, ...options })
  exporters.push(made)
  return made
}

beforeAll(async () => {
  await buildWorker('exportWorker', built)
  store = await sqlStore(await openQuick(location.DATA_DIR), 'sqlite')
  const write = writer(() => store)
  const { batchId: id, divisionIds, places } = await write.batchWith(1)
  batchId = id
  await write.lesson({
    M03_M02_BatchId: id,
    M03_M11_DivisionIds: divisionIds,
    M03_Title: 'Who narrated first',
  })
  await write.manyStudents(300, places, (number) => ({
    M05_UserCode: `S-${number}`,
    // Text that does not pack well, so that much has to be sent.
    M05_Address: randomBytes(1400).toString('base64'),
  }))
})
afterAll(async () => {
  await Promise.all(exporters.map(({ close }) => close()))
  await store.close()
  rmSync(built, { recursive: true })
})

const bookOf = async (body: ReadableStream<Uint8Array<ArrayBuffer>>) =>
  readWorkbook(Buffer.from(await new Response(body).arrayBuffer()))

const cellsOf = (book: Map<string, ReadSheet>) => [...book].map(([name, { cells }]) => [name, [...cells]])

test.each(['everybody', 'a batch that is not there'])(
  'it has of %s what an export in the thread has',
  async (whom) => {
    const filter = {
      ...everybody,
      ...{ 'a batch that is not there': { batch_id: 999_999 } }[whom],
    }
    const { exporter } = exporterOf()
    const there = await exporter({ ...order, filter }, never)
    const here = await exportHere(store)({ ...order, filter }, never)
    expect(there.rows).toBe(here.rows)
    expect(cellsOf(await bookOf(there.body))).toEqual(cellsOf(await bookOf(here.body)))
  },
)

test('it has of classes what an export in the thread has', async () => {
  const filter = { batch_id: batchId, division_id: undefined }
  const asked = { kind: 'classes' as const, filter, at: order.at, zone: order.zone }
  const { exporter } = exporterOf()
  const [there, here] = [await exporter(asked, never), await exportHere(store)(asked, never)]
  expect([there.rows, here.rows]).toEqual([1, 1])
  const book = await bookOf(there.body)
  expect(book.get('Classes')?.cells.get('C2')?.value).toBe('Who narrated first')
  expect(cellsOf(book)).toEqual(cellsOf(await bookOf(here.body)))
})

test('it is of the moment at which it was begun', async () => {
  const { exporter } = exporterOf()
  const { rows, body } = await exporter(order, never)
  const [first] = (await store.students.page({ ...everybody, page: 1, per_page: 1, search: '' })).data
  await store.students.remove(first?.M05_UserId ?? 0, Date.now())
  const students = (await bookOf(body)).get('Students')
  await store.students.restore(first?.M05_UserId ?? 0, Date.now())
  expect(rows).toBe(300)
  expect(students?.cells.get('B2')?.value).toBe('S-299')
  expect([students?.cells.has('A301'), students?.cells.has('A302')]).toEqual([true, false])
})

test('a worker runs ahead of its client by a few pieces, and makes the rest when they are taken', async () => {
  const buffer = { bytes: 0, size: 0 }
  const thread = startThread<ExportProtocol>(entry, { name: 'export', memory: 96, buffer })
  const job = thread.run({ location, order })
  await job.begun
  await vi.waitFor(() => expect(buffer.bytes).toBeGreaterThanOrEqual(AHEAD), 10_000)
  await new Promise((resolve) => {
    setTimeout(resolve, 200)
  })
  expect(buffer.bytes).toBeLessThan(AHEAD + 100_000)
  const pieces: Uint8Array[] = []
  for (let piece = await job.next(); piece; piece = await job.next()) pieces.push(piece)
  expect(readWorkbook(Buffer.concat(pieces)).get('Students')?.cells.has('A301')).toBe(true)
  expect(buffer.bytes).toBe(0)
  await job.ended
  await thread.end()
})

test('a client that goes away ends its worker, and leaves its turn to others', async () => {
  const { exporter } = exporterOf()
  for (let count = 0; count < 3; count += 1) {
    const { body } = await exporter(order, never)
    await body.cancel()
  }
  expect((await exporter(order, never)).rows).toBe(300)
})

test('where it cannot be begun, the database is to blame, and nothing is sent', async () => {
  const { exporter } = exporterOf({ location: { ...location, DATA_DIR: join(home, 'not-there') } })
  const error: unknown = await exporter(order, never).catch((fault: unknown) => fault)
  expect(isUnavailable(error)).toBe(true)
})

/** A worker that does what is written here. */
function workerThat(name: string, code: string) {
  mkdirSync(built, { recursive: true })
  const file = join(built, `${name}.mjs`)
  writeFileSync(file, `import { parentPort } from 'node:worker_threads'\n${code}`)
  return file
}

const BEGUN = "parentPort.postMessage({ kind: 'begun', head: 9 })\n"
const PIECE = "parentPort.postMessage({ kind: 'piece', bytes: new Uint8Array(10) })\n"

test.each([
  ['dies', `${BEGUN}${PIECE}setTimeout(() => process.exit(0), 50)`],
  ['throws', `${BEGUN}${PIECE}setTimeout(() => { throw new Error('secret detail') }, 50)`],
  [
    'fails',
    `${BEGUN}${PIECE}parentPort.postMessage({ kind: 'failed', failure: { name: 'E', message: 'secret detail' } })`,
  ],
])('a worker that %s amid it breaks the file off, and is logged', async (name, code) => {
  broken.mockClear()
  const { exporter } = exporterOf({ entry: workerThat(name, code) })
  const { body } = await exporter(order, never)
  await expect(bookOf(body)).rejects.toThrow('The export was broken off')
  expect(broken).toHaveBeenCalledOnce()
})

test.each([
  ['at-once', 'process.exit(0)'],
  ['without-code', "throw new Error('secret detail')"],
])('a worker that ends before it began refuses it (%s)', async (name, code) => {
  const { exporter } = exporterOf({ entry: workerThat(name, code) })
  await expect(exporter(order, never)).rejects.toThrow(/ended early|secret detail/)
})

test('two are made at once; who waits in vain is refused with words', async () => {
  const { exporter, close } = exporterOf({
    entry: workerThat('endless', `${BEGUN}setInterval(() => {}, 1000)`),
  })
  await Promise.all([exporter(order, never), exporter(order, never)])
  const gone = new AbortController()
  const third = exporter(order, gone.signal)
  gone.abort()
  await expect(third).rejects.toMatchObject({ status: 503, message: expect.stringContaining('try again') })
  // Neither worker listens: they are ended by force.
  await close()
})

test('at a stop what is under way breaks off', async () => {
  broken.mockClear()
  const { exporter, close } = exporterOf({
    entry: workerThat(
      'waits',
      `${BEGUN}${PIECE}parentPort.on('message', ({ kind }) => kind === 'stop' && process.exit(0))`,
    ),
  })
  const { body } = await exporter(order, never)
  await close()
  await expect(bookOf(body)).rejects.toThrow('The export was broken off')
  expect(broken).not.toHaveBeenCalled()
})

const tick = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve)
  })

test('a client that goes away while it waits for the next piece is no failure', async () => {
  broken.mockClear()
  const { exporter } = exporterOf({
    entry: workerThat(
      'pauses',
      `${BEGUN}${PIECE}parentPort.on('message', ({ kind }) => kind === 'stop' && process.exit(0))`,
    ),
  })
  const { body } = await exporter(order, never)
  const reader = body.getReader()
  await reader.read()
  const next = reader.read()
  await tick()
  await reader.cancel()
  expect(await next).toEqual({ done: true, value: undefined })
  await tick()
  expect(broken).not.toHaveBeenCalled()
})
