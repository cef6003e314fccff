import { Gzip } from 'fflate'
import type { Context } from 'hono'
import type { PageQuery } from '#contract/paging.ts'
import { acceptedEncodings } from './acceptedEncodings.ts'
import type { AppEnv } from './appEnv.ts'
import type { Listed } from './store/store.ts'
import { brokenOff, streamOf, type Bytes } from './stream.ts'

/** A complete list up to this size is not streamed. In UTF-16 units. */
const SMALL = 64 * 1024

const JSON_TYPE = { 'Content-Type': 'application/json' }

interface ListOptions<Row> {
  /** Maps a row to the response. @default the row itself */
  view?: (row: Row) => object
  /** Whether the list is nested as `data.data`. */
  isNested?: boolean
}

/** Responds with the requested page, or with the whole list if there is no `page` (readings Q75, Q84). */
export async function list<Row extends object, Query extends PageQuery>(
  c: Context<AppEnv>,
  records: Listed<Row, Query>,
  query: Query,
  { view = (row) => row, isNested = false }: ListOptions<Row> = {},
): Promise<Response> {
  if (query.page === undefined) {
    const [before, after] = isNested ? ['{"data":', '}'] : ['', '']
    return whole(c, () => pagedText(records.slices(query), view, before, after))
  }
  const page = await records.page(query)
  const viewed = { ...page, data: page.data.map(view) }
  return c.json(isNested ? { data: viewed } : viewed)
}

/** Responds with every row: `{ data: [...] }`. */
export const listAll = <Row>(c: Context<AppEnv>, slices: () => AsyncIterable<Row[]>) =>
  whole(c, () => joined(slices(), (row) => JSON.stringify(row), ['{"data":[', () => ']}']))

/** Responds with every id by name: `{ data: { name: id } }`. */
export const listIds = (c: Context<AppEnv>, slices: () => AsyncIterable<[string, number][]>) =>
  whole(c, () => joined(slices(), ([name, id]) => `${JSON.stringify(name)}:${id}`, ['{"data":{', () => '}}']))

/** Yields a page with all rows as JSON. The count is last, because rows may be added or deleted meanwhile. */
function pagedText<Row>(
  slices: AsyncIterable<Row[]>,
  view: (row: Row) => object,
  before: string,
  after: string,
): AsyncGenerator<string> {
  const end = (count: number) =>
    `],"total":${count},"per_page":${count},"current_page":1,"last_page":1}${after}`
  return joined(slices, (row) => JSON.stringify(view(row)), [`${before}{"data":[`, end])
}

async function* joined<Row>(
  slices: AsyncIterable<Row[]>,
  text: (row: Row) => string,
  [start, end]: [string, (count: number) => string],
): AsyncGenerator<string> {
  let count = 0
  yield start
  for await (const rows of slices) {
    yield (count === 0 ? '' : ',') + rows.map(text).join(',')
    count += rows.length
  }
  yield end(count)
}

/**
 * Responds with JSON generated in pieces: in one response if it is small, otherwise as a stream with backpressure. The number
 * of concurrent streams is limited.
 * @throws {Refusal} 503 if there are too many
 */
async function whole(c: Context<AppEnv>, pieces: () => AsyncGenerator<string>): Promise<Response> {
  let start = ''
  for await (const piece of pieces()) {
    start += piece
    if (start.length > SMALL) return stream(c, pieces)
  }
  return c.body(start, 200, JSON_TYPE)
}

async function stream(c: Context<AppEnv>, pieces: () => AsyncGenerator<string>): Promise<Response> {
  if (c.req.method === 'HEAD') return c.body(null, 200, JSON_TYPE)
  const leave = await c.var.lists.enter(c.req.raw.signal)
  const bytes = encoded(pieces(), c.var.onBroken)
  const isPacked = acceptedEncodings(c.req.header('accept-encoding')).includes('gzip')
  return c.body(streamOf(isPacked ? gzipped(bytes) : bytes, leave), 200, {
    ...JSON_TYPE,
    Vary: 'Accept-Encoding',
    ...(isPacked ? { 'Content-Encoding': 'gzip' } : { 'Cache-Control': 'no-store, no-transform' }),
  })
}

/** Compresses with backpressure. (Node's `CompressionStream` would read everything first.) */
async function* gzipped(pieces: AsyncGenerator<Bytes>): AsyncGenerator<Bytes> {
  let packed: Bytes[] = []
  const gzip = new Gzip({ level: 1 }, (bytes) => packed.push(bytes))
  for await (const piece of pieces) {
    gzip.push(piece)
    yield* packed
    packed = []
  }
  gzip.push(new Uint8Array(0), true)
  yield* packed
}

async function* encoded(
  pieces: AsyncGenerator<string>,
  onBroken: (error: unknown) => void,
): AsyncGenerator<Bytes> {
  const encoder = new TextEncoder()
  try {
    for await (const piece of pieces) yield encoder.encode(piece)
  } catch (error) {
    onBroken(error)
    throw brokenOff('The answer')
  }
}
