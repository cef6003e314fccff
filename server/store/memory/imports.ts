import { foldSearch, foldText } from '#contract/foldText.ts'
import type { ImportKind } from '#contract/importFields.ts'
import { KINDS, type RecordKind } from '#contract/kinds.ts'
import { paged, pageWindow, type Versioned } from '#contract/paging.ts'
import {
  UNDO_LIFE,
  type Imported,
  type ImportStore,
  type KindImports,
  type Register,
  type Wanted,
} from '#server/store/importStore.ts'
import { addParents, orOutdated, writeRecords } from '#server/store/importSteps.ts'
import type { AuditEvent } from '#server/store/auditStore.ts'
import { importFacts } from '#server/store/auditEntries.ts'
import { undoParts, type ImportedPart } from '#server/store/importUndo.ts'
import { SubmittedOtherwise } from '#server/store/severalStore.ts'
import { isOtherSubmit, SUBMIT_KEY_LIFE, type Records, type SubmitKey } from '#server/store/store.ts'
import { enter } from './auditEntries.ts'
import { attempt, inTurn, type KindUndo } from './importUndo.ts'
import { memoryBatches } from './memoryBatches.ts'
import { memoryDivisions } from './memoryDivisions.ts'
import type { Table, Tables } from './tables.ts'

interface KindParts<Row, Body, Stored> {
  table: Table<Stored>
  records: Records<Row, Body>
  /** Returns a row as the list shows it. */
  listed: (row: Stored) => Row & Versioned
  idOf: (row: Row) => number
  /** Returns what a file calls the record. */
  keyOf: (row: Stored) => string
  batchIdOf: (row: Row) => number
}

/** Imports of one kind in memory. */
export function memoryKindImports<Row extends object, Body, Stored>(
  tables: Tables,
  kind: ImportKind,
  { table, records, listed, idOf, keyOf, batchIdOf }: KindParts<Row, Body, Stored>,
): KindImports<Row, Body> {
  const rowsWith = async (ids: readonly number[]) =>
    ids.flatMap((id) => {
      const stored = table.rows.get(id)
      return stored ? [listed(stored.record)] : []
    })

  return {
    async register(wanted) {
      const keys = new Set(wanted.keys)
      const found = [...table.rows.values()].filter(({ record }) => keys.has(keyOf(record)))
      const rows = new Map(found.map(({ record }) => [keyOf(record), listed(record)]))
      return { ...namesIn(tables, kind, wanted, new Set([...rows.values()].map(batchIdOf))), rows }
    },

    write: (plan, write) =>
      orOutdated(() =>
        allOrNothing(tables, async () => {
          const { by, at, submit } = write
          const earlier = submit && earlierImport(tables, submit)
          if (earlier) return earlier
          const add = async <Parent, ParentBody>(to: Records<Parent, ParentBody>, body: ParentBody) =>
            (await to.add(body)).record
          const parents = await addParents(
            {
              addBatches: (bodies) =>
                inTurn(bodies, async (body) => {
                  const record = await add(memoryBatches(tables), body)
                  return { id: record.M02_BatchId, record }
                }),
              addDivisions: (bodies) =>
                inTurn(bodies, async (body) => {
                  const record = await add(memoryDivisions(tables), body)
                  return { id: record.M11_Division_id, record }
                }),
            },
            plan,
            by,
          )
          const [added, changed] = [plan.adds.length, plan.changes.length]
          const after = importFacts(added, changed, parents.events)
          const id = enter(tables, by, { action: 'import', kind, after })
          const enterAll = async (events: readonly AuditEvent[]) => {
            for (const event of events) enter(tables, by, event, id)
          }
          await enterAll(parents.events)
          const steps = {
            kind,
            idOf,
            rowsWith,
            addAll: (bodies: readonly Body[]) =>
              inTurn(bodies, async (body) => idOf(await add(records, body))),
            async changeAll(changes: readonly { id: number; body: Body }[]) {
              await inTurn(changes, (change) => records.replace(change.id, change.body))
            },
            enterAll,
          }
          await writeRecords(steps, plan, parents.ids, write)
          tables.imports.set(id, { id, kind, at, login: by.login, added, changed, undone_at: null })
          if (submit) tables.submits.set(submit.key, { id, at, digest: submit.digest })
          return { id, added, changed, isRepeated: false }
        }),
      ),
  }
}

function earlierImport(tables: Tables, submit: SubmitKey): Imported | undefined {
  const earlier = tables.submits.get(submit.key)
  if (!earlier || Math.abs(submit.at - earlier.at) >= SUBMIT_KEY_LIFE) return undefined
  if (isOtherSubmit(submit, earlier.digest)) throw new SubmittedOtherwise()
  const { added = 0, changed = 0 } = tables.imports.get(earlier.id) ?? {}
  return { id: earlier.id, added, changed, isRepeated: true }
}

function namesIn(
  { batches, divisions, students, teachers, courses, roles }: Tables,
  kind: ImportKind,
  wanted: Wanted,
  batchIds: ReadonlySet<number>,
): Omit<Register<unknown>, 'rows'> {
  const names = new Set(wanted.batches)
  const named = [...batches.rows.values()]
    .map(({ record }) => ({ id: record.M02_BatchId, name: record.M02_Name }))
    .filter(({ id, name }) => batchIds.has(id) || names.has(foldSearch(name)))
  const ofThem = new Set(named.map(({ id }) => id))
  const others = kind === 'students' ? teachers : kind === 'teachers' ? students : undefined
  const codes = [...(others?.rows.values() ?? [])].map(({ record }) => foldText(record.M05_UserCode))
  const keys = new Set(wanted.keys)
  return {
    batches: named,
    divisions: [...divisions.rows.values()]
      .filter(({ record }) => ofThem.has(record.M11_Batch_id))
      .map(({ record }) => ({
        id: record.M11_Division_id,
        name: record.M11_Division_name,
        batchId: record.M11_Batch_id,
        mentor: teachers.rows.get(record.M11_M05_User_Id ?? 0)?.record.M05_UserName ?? '',
      })),
    taken: new Set(codes.filter((code) => keys.has(code))),
    roles: new Map([...roles.rows].map(([id, { record }]) => [id, record.M04_RoleName])),
    courses: new Set(wanted.courses.filter((id) => courses.rows.has(id))),
    mentors: new Set(wanted.mentors.filter((id) => teachers.rows.has(id))),
  }
}

/** Runs the work, and restores all tables if it fails. Nothing else is written meanwhile but by the same page. */
async function allOrNothing<T>(tables: Tables, work: () => Promise<T>): Promise<T> {
  const saved = KINDS.map((kind) => {
    const table: Table<unknown> = tables[kind]
    return { table, rows: new Map(table.rows), trash: new Map(table.trash) }
  })
  const { entries } = tables.audit
  try {
    return await work()
  } catch (error) {
    for (const { table, rows, trash } of saved) Object.assign(table, { rows, trash })
    tables.audit.entries = entries
    throw error
  }
}

/** Past imports in memory, and their undo. */
export function memoryImports(
  tables: Tables,
  kinds: Readonly<Partial<Record<RecordKind, KindUndo>>>,
): ImportStore {
  const isRecent = (at: number, past: { at: number }) => past.at > at - UNDO_LIFE

  return {
    earlier: async (submit) => earlierImport(tables, submit),

    async past(query, at) {
      const found = [...tables.imports.values()]
        .filter((past) => isRecent(at, past) && (query.kind === undefined || query.kind === past.kind))
        .toSorted((one, other) => other.id - one.id)
      const window = pageWindow(query, found.length)
      return paged(found.slice(window.offset, window.offset + window.size), found.length, window)
    },

    async undo(id, { at, by }) {
      const past = tables.imports.get(id)
      if (!past || !isRecent(at, past)) return undefined
      if (past.undone_at !== null) return 'undone'
      const parts = tables.audit.entries
        .filter(({ partOf }) => partOf === id)
        .toReversed()
        .flatMap(({ kind, record_id, ...part }): ImportedPart[] =>
          kind === 'accounts' || record_id === null ? [] : [{ ...part, kind, record_id }],
        )
      return allOrNothing(tables, async () => {
        const { outcome, events } = await undoParts(
          parts,
          {
            async read(kind, ids) {
              const found = await inTurn(ids, async (one) => [one, await kinds[kind]?.read(one)] as const)
              return new Map(found.flatMap(([one, record]) => (record ? [[one, record]] : [])))
            },
            revert: (kind, changed) =>
              inTurn(changed, (one) => attempt(kinds[kind]?.revert(one.id, one.fields))),
            remove: (kind, ids) => inTurn(ids, (one) => attempt(kinds[kind]?.remove(one, at))),
          },
          by,
        )
        const after = { import: id, kept: outcome.kept.length }
        const head = enter(tables, by, { action: 'import-undone', kind: past.kind, after })
        for (const event of events) enter(tables, by, event, head)
        tables.imports.set(id, { ...past, undone_at: at })
        return outcome
      })
    },
  }
}
