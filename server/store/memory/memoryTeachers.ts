import { TEACHER_ROLE } from '#contract/roles.ts'
import type { Teacher, TeacherQuery } from '#contract/users.ts'
import { refuseInUse } from '#server/store/refusals.ts'
import type { TeacherStore, Unpaged } from '#server/store/store.ts'
import { isWanted, listing } from './lists.ts'
import {
  batchBeside,
  mobileOf,
  personTexts,
  receivedRole,
  refusePersonFaults,
  shownPassword,
  withHash,
} from './people.ts'
import { count, type Tables, type TeacherRow } from './tables.ts'
import { discard, discarded, insert, overwrite, putBack, refuseStale, repeated, shown } from './writes.ts'

/** Teachers in memory. */
export function memoryTeachers(tables: Tables): TeacherStore {
  const { teachers, divisions } = tables

  const listed = ({ passwordHash: _secret, ...teacher }: TeacherRow): Teacher => ({
    ...teacher,
    batch: batchBeside(tables, teacher),
  })

  const single = (row: TeacherRow): Teacher => ({ ...listed(row), M05_Password: shownPassword(row) })

  return {
    ...listing(teachers, (query: Unpaged<TeacherQuery>) => ({
      isListed: (teacher) => isWanted(query.batch_id, teacher.M05_M02_BachId),
      textsOf: personTexts,
      numberOf: mobileOf,
      view: listed,
    })),

    async get(id) {
      const stored = teachers.rows.get(id)
      return stored && shown(stored, single)
    },

    async add(body, submit) {
      const done = repeated(tables, teachers, submit, single)
      if (done) return done
      refusePersonFaults(tables, body)
      const rowOf = (id: number): TeacherRow => ({
        ...withHash(body),
        M05_UserId: id,
        M05_User_Type: 'teacher',
        M05_M04_Role: receivedRole(tables, TEACHER_ROLE),
      })
      return shown(insert(tables, teachers, rowOf, submit), single)
    },

    async replace(id, body, version) {
      const current = teachers.rows.get(id)
      if (!current) return undefined
      refuseStale(shown(current, single), version)
      refusePersonFaults(tables, body, id)
      const row = { ...current.record, ...withHash(body, current.record) }
      return shown(overwrite(teachers, id, current, row), single)
    },

    async remove(id, at) {
      if (!teachers.rows.has(id)) return false
      refuseInUse('teacher', { division: count(divisions, (division) => division.M11_M05_User_Id === id) })
      return discard(teachers, id, at)
    },

    async restore(id, at) {
      const teacher = discarded(teachers, id, at)
      if (!teacher) return undefined
      refusePersonFaults(tables, teacher)
      const restored = putBack(teachers, id)
      return restored && shown(restored, single)
    },
  }
}
