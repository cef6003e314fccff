import { sql } from 'kysely'
import { isRecordKind } from '#contract/auditKinds.ts'
import type { RecordKind } from '#contract/kinds.ts'
import type { UndoOutcome } from '#contract/import/imports.ts'
import { paged, pageWindow } from '#contract/paging.ts'
import { UNDO_LIFE, type ImportStore, type ImportWrite } from '#server/store/importStore.ts'
import { enterWhole, fieldsOf } from '#server/store/sql/writes/audit.ts'
import { pause } from '#server/store/sql/engine/pauses.ts'
import type { Db, Engine } from '#server/store/sql/tables.ts'
import { SubmittedOtherwise } from '#server/store/bulkStore.ts'
import { isOtherSubmit, SUBMIT_KEY_LIFE } from '#server/store/stored.ts'
import { undoParts, type ImportedPart, type KindUndo } from './undo.ts'

/** Past imports in SQL, and their undo. */
export function sqlImports(
  db: Db,
  engine: Engine,
  kinds: Readonly<Partial<Record<RecordKind, KindUndo>>>,
): ImportStore {
  const oldest = (at: number) => at - UNDO_LIFE

  async function undoWithin(
    transaction: Db,
    kind: RecordKind,
    id: number,
    write: Pick<ImportWrite, 'at' | 'by'>,
  ): Promise<UndoOutcome> {
    const parts = await partsOf(transaction, id)
    const { outcome, events } = await undoParts(transaction, parts, kinds, write)
    const after = { import: id, kept: outcome.kept.length }
    await enterWhole(transaction, write.by, { action: 'import-undone', kind, after }, events)
    await transaction.updateTable('imports').set({ undone_at: write.at }).where('id', '=', id).execute()
    return outcome
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

    undo: (id, write) =>
      db.transaction().execute(async (transaction) => {
        const lock = engine === 'sqlite' ? sql`` : sql` for update`
        const { rows } = await sql<{ kind: RecordKind; undone_at: number | null }>`
          select "kind", "undone_at" from "imports" where "id" = ${id} and "at" > ${oldest(write.at)}${lock}`.execute(
          transaction,
        )
        const [past] = rows
        if (!past) return undefined
        return past.undone_at === null ? undoWithin(transaction, past.kind, id, write) : 'undone'
      }),
  }
}

/** Entries of the audit trail that are read, and parsed, at once. */
const PARTS_AT_ONCE = 1000

async function partsOf(db: Db, id: number): Promise<ImportedPart[]> {
  const parts: ImportedPart[] = []
  for (let last = 0; ;) {
    await pause()
    const rows = await db
      .selectFrom('audit')
      .select(['id', 'action', 'kind', 'record_id', 'name', 'before', 'after'])
      .where('part_of', '=', id)
      .where('id', '>', last)
      .orderBy('id')
      .limit(PARTS_AT_ONCE)
      .execute()
    for (const { id: _id, kind, record_id, before, after, ...part } of rows)
      if (isRecordKind(kind) && record_id !== null)
        parts.push({ ...part, kind, record_id, before: fieldsOf(before), after: fieldsOf(after) })
    if (rows.length < PARTS_AT_ONCE) return parts
    last = rows.at(-1)?.id ?? 0
  }
}
