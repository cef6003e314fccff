import { foldText } from '#contract/foldText.ts'
import { TEACHER_ROLE } from '#contract/roles.ts'
import { personSortKeys, type Teacher, type TeacherQuery, type TeacherUpdate } from '#contract/users.ts'
import type { TeacherSet } from '#contract/several.ts'
import { refuseInUse } from '#server/store/refusals.ts'
import type { Hashed, TeacherStore, Unpaged } from '#server/store/store.ts'
import { memoryKindImports } from './imports.ts'
import { memoryUndo, type KindUndo } from './importUndo.ts'
import { isWanted, listing } from './listing.ts'
import {
  batchBeside,
  numberOf,
  personFields,
  personForm,
  personTexts,
  refusePersonFaults,
  shownPassword,
} from './people.ts'
import { memoryRecords } from './records.ts'
import { memorySeveral } from './several.ts'
import { count, versionOf, type Tables, type TeacherRow } from './tables.ts'

/** Teachers in memory. */
export function memoryTeachers(tables: Tables): TeacherStore & { undo: KindUndo } {
  const { teachers, divisions } = tables

  const shown = ({ passwordHash: _secret, ...teacher }: TeacherRow): Teacher => ({
    ...teacher,
    batch: batchBeside(tables, teacher),
  })

  const listed = (row: TeacherRow) => ({ ...shown(row), version: versionOf(teachers, row.M05_UserId) })
  const single = (row: TeacherRow): Teacher => ({ ...shown(row), M05_Password: shownPassword(row) })

  const usesOf = (id: number) => ({
    divisions: count(divisions, (division) => division.M11_M05_User_Id === id),
  })

  const parts = {
    view: single,
    refuseFaults: (teacher: TeacherRow) => refusePersonFaults(tables, teacher),
    usesOf,
    refuseUsed: ({ M05_UserId: id }: TeacherRow) => refuseInUse('teachers', usesOf(id)),
  }

  const records = memoryRecords(tables, 'teachers', teachers, {
    ...parts,
    rowOf: (id, body: Hashed<TeacherUpdate>, current): TeacherRow => ({
      ...personFields(tables, TEACHER_ROLE, { id, body, current }),
      M05_User_Type: 'teacher',
    }),
  })

  return {
    ...listing(teachers, (query: Unpaged<TeacherQuery>) => ({
      isListed: (teacher) =>
        isWanted(query.batch_id, teacher.M05_M02_BachId) && isWanted(query.is_active, teacher.M05_IsActive),
      textsOf: (teacher) => [...personTexts(tables, teacher), teacher.M06_Specialization],
      numberOf,
      sortKeys: personSortKeys,
      idOf: (teacher) => teacher.M05_UserId,
      view: listed,
    })),

    ...records,
    imports: memoryKindImports(tables, 'teachers', {
      table: teachers,
      records,
      listed,
      idOf: (teacher) => teacher.M05_UserId,
      keyOf: (teacher) => foldText(teacher.M05_UserCode),
      batchIdOf: (teacher) => teacher.M05_M02_BachId,
    }),
    undo: memoryUndo(records, (teacher, fields) => ({ ...personForm(teacher), ...fields })),

    several: memorySeveral(tables, 'teachers', teachers, {
      ...parts,
      listed,
      idOf: (teacher) => teacher.M05_UserId,
      patched: (teacher, set: TeacherSet) => ({ ...teacher, ...set }),
    }),
  }
}
