import { NO_SUCH_BATCH } from '#contract/batches.ts'
import {
  divisionSortKeys,
  type Division,
  type DivisionBody,
  type DivisionQuery,
} from '#contract/divisions.ts'
import type { UseCounts } from '#contract/inUse.ts'
import { NO_SUCH_TEACHER } from '#contract/users.ts'
import { cannotMoveText, refuseInUse } from '#server/store/refusals.ts'
import { FieldFault, type DivisionStore, type Unpaged } from '#server/store/store.ts'
import { isWanted, listing } from './listing.ts'
import { count, type DivisionRow, type StudentRow, type Tables } from './tables.ts'
import { memoryRecords } from './records.ts'

/** Divisions in memory. */
export function memoryDivisions(tables: Tables): DivisionStore {
  const { divisions, batches, students, teachers, classes, pages } = tables

  const isOf = (id: number) => (student: StudentRow) => student.M07_M11_DivisionId === id

  const usesOf = (id: number): UseCounts => ({
    students: count(students, isOf(id)),
    classes: count(classes, (lesson) => lesson.divisionIds.includes(id)),
  })

  function view(division: DivisionRow): Division {
    const batch = batches.rows.get(division.M11_Batch_id)?.record
    const mentor = teachers.rows.get(division.M11_M05_User_Id ?? 0)?.record
    return {
      ...division,
      batch: batch ? { M02_Name: batch.M02_Name } : null,
      mentor: mentor ? { M05_UserName: mentor.M05_UserName } : null,
      students_count: count(
        students,
        (student) => isOf(division.M11_Division_id)(student) && student.M05_IsActive === 1,
      ),
      has_class_page: pages.has(division.M11_Division_id),
    }
  }

  return {
    ...listing(divisions, (query: Unpaged<DivisionQuery>) => ({
      isListed: (division) =>
        isWanted(query.batch_id, division.M11_Batch_id) &&
        isWanted(query.mentor_id, division.M11_M05_User_Id),
      textsOf(division) {
        const { batch, mentor } = view(division)
        return [division.M11_Division_name, batch?.M02_Name ?? '', mentor?.M05_UserName ?? '']
      },
      sortKeys: divisionSortKeys,
      idOf: (division) => division.M11_Division_id,
      view,
    })),

    ...memoryRecords(tables, 'divisions', divisions, {
      view,
      rowOf: (id, body: DivisionBody) => ({ M11_Division_id: id, ...body }),
      refuseFaults({ M11_Division_id, M11_Batch_id, M11_M05_User_Id: mentorId }, current) {
        if (!batches.rows.has(M11_Batch_id)) throw new FieldFault('M11_Batch_id', NO_SUCH_BATCH)
        if (mentorId !== null && !teachers.rows.has(mentorId)) {
          throw new FieldFault('M11_M05_User_Id', NO_SUCH_TEACHER)
        }
        const isMoved = current !== undefined && current.M11_Batch_id !== M11_Batch_id
        const refusal = isMoved ? cannotMoveText(usesOf(M11_Division_id)) : undefined
        if (refusal !== undefined) throw new FieldFault('M11_Batch_id', refusal)
      },
      usesOf,
      refuseUsed: ({ M11_Division_id }) => refuseInUse('divisions', usesOf(M11_Division_id)),
    }),
  }
}
