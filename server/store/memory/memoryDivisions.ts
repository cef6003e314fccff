import { NO_SUCH_BATCH } from '#contract/batches.ts'
import type { Division, DivisionQuery } from '#contract/divisions.ts'
import type { UseCounts } from '#contract/inUse.ts'
import { NO_SUCH_TEACHER } from '#contract/users.ts'
import { cannotMoveText, refuseInUse } from '#server/store/refusals.ts'
import { FieldFault, type DivisionStore, type Unpaged } from '#server/store/store.ts'
import { isWanted, listing } from './lists.ts'
import { count, type DivisionRow, type Tables } from './tables.ts'
import { discard, discarded, insert, overwrite, putBack, refuseStale, repeated, shown } from './writes.ts'

/** Divisions in memory. */
export function memoryDivisions(tables: Tables): DivisionStore {
  const { divisions, batches, students, teachers, classes } = tables

  const usesOf = (id: number): UseCounts => ({
    student: count(students, (student) => student.M07_M11_DivisionId === id),
    class: count(classes, (lesson) => lesson.divisionIds.includes(id)),
  })

  function view(division: DivisionRow): Division {
    const batch = batches.rows.get(division.M11_Batch_id)?.record
    const mentor = teachers.rows.get(division.M11_M05_User_Id ?? 0)?.record
    return {
      ...division,
      batch: batch ? { M02_Name: batch.M02_Name } : null,
      mentor: mentor ? { M05_UserName: mentor.M05_UserName } : null,
      students_count: usesOf(division.M11_Division_id).student ?? 0,
    }
  }

  function refuseFaults({ M11_Batch_id, M11_M05_User_Id }: Omit<DivisionRow, 'M11_Division_id'>) {
    if (!batches.rows.has(M11_Batch_id)) throw new FieldFault('M11_Batch_id', NO_SUCH_BATCH)
    if (M11_M05_User_Id !== null && !teachers.rows.has(M11_M05_User_Id)) {
      throw new FieldFault('M11_M05_User_Id', NO_SUCH_TEACHER)
    }
  }

  return {
    ...listing(divisions, (query: Unpaged<DivisionQuery>) => ({
      isListed: (division) =>
        isWanted(query.batch_id, division.M11_Batch_id) &&
        isWanted(query.mentor_id, division.M11_M05_User_Id),
      textsOf: (division) => [division.M11_Division_name],
      view,
    })),

    async get(id) {
      const stored = divisions.rows.get(id)
      return stored && shown(stored, view)
    },

    async add(body, submit) {
      const done = repeated(tables, divisions, submit, view)
      if (done) return done
      refuseFaults(body)
      return shown(
        insert(tables, divisions, (id) => ({ M11_Division_id: id, ...body }), submit),
        view,
      )
    },

    async replace(id, body, version) {
      const current = divisions.rows.get(id)
      if (!current) return undefined
      refuseStale(shown(current, view), version)
      refuseFaults(body)
      const isMoved = body.M11_Batch_id !== current.record.M11_Batch_id
      const refusal = isMoved ? cannotMoveText(usesOf(id)) : undefined
      if (refusal !== undefined) throw new FieldFault('M11_Batch_id', refusal)
      return shown(overwrite(divisions, id, current, { M11_Division_id: id, ...body }), view)
    },

    async remove(id, at) {
      if (!divisions.rows.has(id)) return false
      refuseInUse('division', usesOf(id))
      return discard(divisions, id, at)
    },

    async restore(id, at) {
      const division = discarded(divisions, id, at)
      if (!division) return undefined
      refuseFaults(division)
      const restored = putBack(divisions, id)
      return restored && shown(restored, view)
    },
  }
}
