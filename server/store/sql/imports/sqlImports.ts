import { sql } from 'kysely'
import type { Fields } from '#contract/audit.ts'
import type { RecordKind } from '#contract/kinds.ts'
import type { UndoOutcome } from '#contract/imports.ts'
import { paged, pageWindow } from '#contract/paging.ts'
import { Outdated, UNDO_LIFE, type ImportStore, type ImportWrite } from '#server/store/importStore.ts'
import { undoParts, type ImportedPart } from '#server/store/importUndo.ts'
import { enterWhole, fieldsOf } from '#server/store/sql/audit.ts'
import { lockRows, tableOf } from '#server/store/sql/locks.ts'
import type { RecordParts } from '#server/store/sql/records.ts'
import { undoneIfRefused } from '#server/store/sql/several.ts'
import type { Db, Engine } from '#server/store/sql/tables.ts'
import { discard } from '#server/store/sql/trash.ts'
import { DELETED_MEANWHILE } from '#contract/several.ts'
import { Refused, SubmittedOtherwise } from '#server/store/severalStore.ts'
import { FieldFault, isOtherSubmit, SUBMIT_KEY_LIFE } from '#server/store/store.ts'
import type { PreparedUndo, PrepareUndo } from './stagedUndo.ts'

/** How the records of one kind are taken back, within a transaction. */
export interface KindUndo {
  read: (transaction: Db, id: number) => Promise<object | undefined>
  revert: (transaction: Db, id: number, fields: Fields) => Promise<void>
  remove: (transaction: Db, id: number, at: number) => Promise<void>
  /** For kinds of which many are imported at once. */
  prepare?: PrepareUndo
}

/** How often an undo is prepared anew because others save its records meanwhile. */
const ATTEMPTS = 3

type Write = Pick<ImportWrite, 'at' | 'by'>

/** What an import wrote: the records that are taken back together, and the rest, one after another. */
interface Gathered {
  together?: PreparedUndo
  rest: ImportedPart[]
}

interface UndoneParts<Row, Body, Kept> extends Pick<
  RecordParts<Row, Body, Kept>,
  'read' | 'update' | 'take'
> {
  /** Returns the form of a record with some other fields. */
  patched: (row: Row, fields: Fields) => Body
}

/** Returns how the records of a kind are taken back. */
export function kindUndo<Row, Body, Kept extends object>(
  kind: RecordKind,
  { read, update, take, patched }: UndoneParts<Row, Body, Kept>,
): KindUndo {
  return {
    read: async (transaction, id) => (await read(transaction, id))?.record ?? undefined,
    async revert(transaction, id, fields) {
      const stored = await read(transaction, id)
      if (!stored) throw new Refused(DELETED_MEANWHILE)
      await update(transaction, id, patched(stored.record, fields), stored.record)
    },
    async remove(transaction, id, at) {
      const row = await take(transaction, id)
      if (!row) throw new Refused(DELETED_MEANWHILE)
      await discard(transaction, kind, { id, row, at })
    },
  }
}

/** Past imports in SQL, and their undo. */
export function sqlImports(
  db: Db,
  engine: Engine,
  kinds: Readonly<Partial<Record<RecordKind, KindUndo>>>,
): ImportStore {
  const oldest = (at: number) => at - UNDO_LIFE

  /** Prepares what an import wrote, apart from the few records of other kinds: those are the rest. */
  async function preparedUndo(on: Db, id: number, write: Write): Promise<Gathered> {
    const parts = await partsOf(on, id)
    const past = await on.selectFrom('imports').select('kind').where('id', '=', id).executeTakeFirst()
    const prepare = past && kinds[past.kind]?.prepare
    if (!prepare) return { rest: parts }
    const own = parts.filter(({ kind }) => kind === past.kind)
    const ids = own.map(({ record_id }) => record_id).toSorted((one, other) => one - other)
    if (ids.length > 0) await lockRows(on, engine, tableOf(past.kind), ids)
    return {
      together: await prepare(on, own, write),
      rest: parts.filter(({ kind }) => kind !== past.kind),
    }
  }

  async function undo(id: number, write: Write, gather: typeof preparedUndo) {
    // A transaction of SQLite locks out all other writers.
    const early = engine === 'sqlite' ? await gather(db, id, write) : undefined
    try {
      return await db.transaction().execute(async (transaction) => {
        const lock = engine === 'sqlite' ? sql`` : sql` for update`
        const { rows } = await sql<{ kind: RecordKind; undone_at: number | null }>`
          select "kind", "undone_at" from "imports" where "id" = ${id} and "at" > ${oldest(write.at)}${lock}`.execute(
          transaction,
        )
        const [past] = rows
        if (!past) return undefined
        if (past.undone_at !== null) return 'undone'
        const gathered = early ?? (await gather(transaction, id, write))
        const outcome = await undoWithin(transaction, past.kind, id, write, gathered)
        if (!early) await gathered.together?.drop(transaction)
        return outcome
      })
    } finally {
      await early?.together?.drop(db)
    }
  }

  async function undoWithin(
    transaction: Db,
    kind: RecordKind,
    id: number,
    { at, by }: Write,
    { together, rest }: Gathered,
  ): Promise<UndoOutcome> {
    await together?.write(transaction)
    const steps = {
      attempt: <T>(work: () => Promise<T>) => undoneIfRefused(transaction, work),
      read: async (of: RecordKind, record: number) => kinds[of]?.read(transaction, record),
      revert: async (of: RecordKind, record: number, fields: Fields) =>
        kinds[of]?.revert(transaction, record, fields),
      remove: async (of: RecordKind, record: number) => kinds[of]?.remove(transaction, record, at),
    }
    const { outcome, events } = await undoParts(rest, steps, by)
    const kept = [...(together?.outcome.kept ?? []), ...outcome.kept]
    const after = { import: id, kept: kept.length }
    const whole = await enterWhole(transaction, by, { action: 'import-undone', kind, after }, events)
    await together?.enter(transaction, whole)
    await transaction.updateTable('imports').set({ undone_at: at }).where('id', '=', id).execute()
    return { taken_back: outcome.taken_back + (together?.outcome.taken_back ?? 0), kept }
  }

  return {
    async earlier({ key, ...submit }) {
      const found = await db
        .selectFrom('submits')
        .innerJoin('imports', 'imports.id', 'record_id')
        .select(['imports.id', 'added', 'changed', 'digest'])
        .where('key', '=', key)
        .where('submits.at', '>', submit.at - SUBMIT_KEY_LIFE)
        .executeTakeFirst()
      if (!found) return undefined
      const { digest, ...imported } = found
      if (isOtherSubmit({ key, ...submit }, digest)) throw new SubmittedOtherwise()
      return { ...imported, isRepeated: true }
    },

    async past(query, at) {
      const listed = db
        .selectFrom('imports')
        .where('at', '>', oldest(at))
        .$if(query.kind !== undefined, (build) => build.where('kind', '=', query.kind ?? 'students'))
      const { total } = await listed
        .select((build) => build.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      const window = pageWindow(query, total)
      const rows = await listed
        .selectAll()
        .orderBy('id', 'desc')
        .limit(window.size)
        .offset(window.offset)
        .execute()
      return paged(rows, total, window)
    },

    undo: async (id, write) => {
      for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
        try {
          return await undo(id, write, preparedUndo)
        } catch (error) {
          if (error instanceof FieldFault) break
          if (!(error instanceof Outdated)) throw error
        }
      }
      // Some records cannot be taken back, or others keep saving them: find out which.
      return undo(id, write, async (on) => ({ rest: await partsOf(on, id) }))
    },
  }
}

async function partsOf(db: Db, id: number): Promise<ImportedPart[]> {
  const rows = await db
    .selectFrom('audit')
    .select(['action', 'kind', 'record_id', 'name', 'before', 'after'])
    .where('part_of', '=', id)
    .orderBy('id')
    .execute()
  return rows.flatMap(({ kind, record_id, before, after, ...part }) =>
    kind === 'accounts' || record_id === null
      ? []
      : [{ ...part, kind, record_id, before: fieldsOf(before), after: fieldsOf(after) }],
  )
}
