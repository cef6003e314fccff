import { createHash } from 'node:crypto'
import * as z from 'zod'
import { Refused, type Piece, type Snapshot, type Value } from '#server/store/sql/backup/snapshot.ts'
import { different, TableSums } from '#server/store/sql/backup/tableSums.ts'

/** Rows that are handed on at once. */
const CHUNK = 500

/** The first line of a backup. */
const Header = z.object({
  format: z.literal('institute-backup/1'),
  /** The last migration of the database. */
  schema: z.string(),
  /** When it was taken, ISO 8601. */
  at: z.string(),
  engine: z.enum(['sqlite', 'postgres']),
  counters: z.record(z.string(), z.number()),
})

/** The line before a table's rows, each of which is a line of its own. */
const TableLine = z.object({ table: z.string(), columns: z.array(z.string()) })

/** The last line. */
const EndLine = z.object({
  end: z.object({
    tables: z.record(z.string(), z.object({ rows: z.number(), sum: z.string() })),
    /** Of all lines before this one, each with its line feed; hex. */
    sha256: z.string(),
  }),
})

/** A backup that is being read. */
export interface Backup extends Snapshot {
  /** When it was taken, ISO 8601. */
  at: string
}

/** A snapshot as text, some lines at a time. */
export async function* toText(snapshot: Snapshot, at: Date): AsyncGenerator<string> {
  const { schema, engine, counters, pieces } = snapshot
  const hash = createHash('sha256')
  const sums = new TableSums()
  const hashed = (text: string) => {
    hash.update(text)
    return text
  }
  const header: z.output<typeof Header> = {
    format: 'institute-backup/1',
    schema,
    at: at.toISOString(),
    engine,
    counters,
  }
  yield hashed(asLines([header]))
  let table = ''
  for await (const piece of pieces) {
    const isNew = piece.table !== table
    table = piece.table
    sums.add(piece)
    yield hashed(asLines([...(isNew ? [{ table, columns: piece.columns }] : []), ...piece.rows]))
  }
  yield asLines([{ end: { tables: sums.result(), sha256: hash.digest('hex') } }])
}

const asLines = (values: unknown[]) => values.map((value) => `${JSON.stringify(value)}\n`).join('')

const damaged = () => new Refused('unreadable', 'The file is cut or changed. Nothing was written.')

/**
 * Reads a backup from its lines. Its pieces are not to be believed before the last of them was asked for: then the
 * checksums are compared.
 * @throws {Refused} when it is no backup, is cut or changed; so do its pieces
 */
export async function fromLines(lines: AsyncGenerator<string>): Promise<Backup> {
  const first = await lines.next()
  const header = Header.safeParse(first.done ? undefined : parsed(first.value))
  if (!header.success) throw new Refused('unreadable', 'The file is not a backup of this product.')
  const { schema, at, engine, counters } = header.data
  return { schema, at, engine, counters, pieces: piecesOf(lines, first.value) }
}

async function* piecesOf(lines: AsyncGenerator<string>, header: string): AsyncGenerator<Piece> {
  const hash = createHash('sha256').update(`${header}\n`)
  const sums = new TableSums()
  let piece: Piece | undefined
  const handOn = (ready: Piece) => {
    sums.add(ready)
    return ready
  }
  for await (const line of lines) {
    const value = parsed(line)
    if (isRow(value)) {
      if (!piece || value.length !== piece.columns.length) throw damaged()
      piece.rows.push(value)
      if (piece.rows.length === CHUNK) {
        yield handOn(piece)
        piece = { ...piece, rows: [] }
      }
    } else {
      if (piece) yield handOn(piece)
      const table = TableLine.safeParse(value)
      if (!table.success) return finish(value, hash.digest('hex'), sums, await lines.next())
      piece = { ...table.data, rows: [] }
    }
    hash.update(`${line}\n`)
  }
  throw damaged()
}

/** Compares what was read with what the last line says of it. */
function finish(value: unknown, sha256: string, sums: TableSums, next: IteratorResult<string>): void {
  const last = EndLine.safeParse(value)
  const isWhole = next.done === true && last.success && last.data.end.sha256 === sha256
  if (!isWhole || different(last.data.end.tables, sums.result()).length > 0) throw damaged()
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw damaged()
  }
}

const isRow = (value: unknown): value is Value[] =>
  Array.isArray(value) &&
  value.every((part) => part === null || typeof part === 'string' || typeof part === 'number')
