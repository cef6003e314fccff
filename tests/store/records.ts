import type { BatchBody } from '#contract/batches.ts'
import type { ClassUpdate } from '#contract/classes/classBodies.ts'
import type { CourseBody } from '#contract/courses.ts'
import type { DivisionBody } from '#contract/divisions.ts'
import { recordKinds, type RecordKind } from '#contract/kinds.ts'
import type { StudentUpdate, TeacherUpdate } from '#contract/userForms.ts'
import type { Actor } from '#server/store/auditStore.ts'
import type { SubmitKey } from '#server/store/stored.ts'
import { FieldProblem, InUse } from '#server/store/storeErrors.ts'
import type { Hashed, Records, Store } from '#server/store/store.ts'

/** No store gives this id in a test. */
export const NO_ID = 2_147_483_647

/** What may be asked of a list; each list looks at its own filters alone. */
export interface Asked {
  page?: number
  per_page?: number
  search?: string
  course_id?: number | undefined
  batch_id?: number | undefined
  division_id?: number | undefined
  mentor_id?: number | undefined
  is_active?: 0 | 1 | undefined
}

const firstPage = { page: 1, per_page: undefined, search: '' }
const filters = { course_id: undefined, batch_id: undefined, division_id: undefined, mentor_id: undefined }

/** The first page of a list, unless it is said otherwise. */
export const list = (part: Asked = {}) => ({ ...firstPage, ...filters, is_active: undefined, ...part })

/** The whole of a list. */
export const complete = (part?: Asked) => ({ ...list(part), page: undefined })

/** What a refusal says to the user: a message by its field, or the message of a record that is in use. */
export async function refusal(promise: Promise<unknown>): Promise<unknown> {
  const answer = await promise.catch((error: unknown) => error)
  if (answer instanceof FieldProblem) return { [answer.field]: answer.message }
  if (answer instanceof InUse) return answer.message
  throw answer instanceof Error ? answer : new Error('nothing was refused')
}

export const courseBody = (title: string, description = 'Two terms.'): CourseBody => ({
  M01_Title: title,
  M01_Description: description,
})

const person = {
  M05_CountryName: 'India',
  M05_Gender: 'female' as const,
  M05_DOB: '2001-02-14',
  M05_Qualification: 'B.A. Arabic',
  M05_JoiningDate: '2024-06-04',
  M05_MobileNumber: '+910000001038',
  M05_Address: '12/204, Masjid Road',
  M05_Email: 'fathima@example.org',
  M05_AllowLogin: 1 as const,
  M05_IsActive: 1 as const,
}

/**
 * Bodies and records of every kind: a test says what matters to it, the rest is made up. Parents that are not
 * said are added; names and codes differ.
 */
export function writer(store: () => Store) {
  let last = 0
  const next = () => (last += 1)

  async function batchBody(part: Partial<BatchBody> = {}): Promise<BatchBody> {
    return {
      M02_Name: `Batch ${next()}`,
      M02_M01_CourseId: part.M02_M01_CourseId ?? (await course()).M01_CourseId,
      ...part,
    }
  }

  async function divisionBody(part: Partial<DivisionBody> = {}): Promise<DivisionBody> {
    const batchId = part.M11_Batch_id ?? (await batch()).M02_BatchId
    return {
      M11_Division_name: `Division ${next()}`,
      M11_Batch_id: batchId,
      M11_M05_User_Id: part.M11_M05_User_Id ?? (await teacher({ M05_M02_BachId: batchId })).M05_UserId,
      ...part,
    }
  }

  /** Of a division, or of one that is added. */
  async function studentBody(part: Partial<Hashed<StudentUpdate>> = {}): Promise<Hashed<StudentUpdate>> {
    const batchId = part.M05_M02_BachId ?? (await batch()).M02_BatchId
    const divisionId = part.M07_M11_DivisionId ?? (await division({ M11_Batch_id: batchId })).M11_Division_id
    const number = next()
    return {
      ...person,
      M05_UserName: `Student ${number}`,
      M05_UserCode: `IHS-${number}`,
      passwordHash: 'hash',
      M05_M02_BachId: batchId,
      M07_M11_DivisionId: divisionId,
      ...part,
    }
  }

  async function teacherBody(part: Partial<Hashed<TeacherUpdate>> = {}): Promise<Hashed<TeacherUpdate>> {
    const number = next()
    return {
      ...person,
      M05_UserName: `Teacher ${number}`,
      M05_UserCode: `IHT-${number}`,
      M06_Specialization: 'Fiqh',
      passwordHash: 'hash',
      M05_M02_BachId: part.M05_M02_BachId ?? (await batch()).M02_BatchId,
      ...part,
    }
  }

  async function lessonBody(part: Partial<ClassUpdate> = {}): Promise<ClassUpdate> {
    const batchId = part.M03_M02_BatchId ?? (await batch()).M02_BatchId
    return {
      M03_SubjectName: 'Hadith sciences',
      M03_Title: `Module ${next()}`,
      M03_ScheduledAt: '2024-12-07 18:30:00',
      M03_ExpiryTime: '2024-12-14 18:30:00',
      M03_YouTubeLink: 'a1B2c3D4e5F',
      M03_M02_BatchId: batchId,
      M03_M11_DivisionIds: part.M03_M11_DivisionIds ?? [
        (await division({ M11_Batch_id: batchId })).M11_Division_id,
      ],
      ...part,
    }
  }

  const course = async (title = `Course ${next()}`) => (await store().courses.add(courseBody(title))).record
  const batch = async (part?: Partial<BatchBody>) => (await store().batches.add(await batchBody(part))).record
  const division = async (part?: Partial<DivisionBody>) =>
    (await store().divisions.add(await divisionBody(part))).record
  const student = async (part?: Partial<Hashed<StudentUpdate>>) =>
    (await store().students.add(await studentBody(part))).record
  const teacher = async (part?: Partial<Hashed<TeacherUpdate>>) =>
    (await store().teachers.add(await teacherBody(part))).record
  const lesson = async (part?: Partial<ClassUpdate>) =>
    (await store().classes.add(await lessonBody(part))).record

  /** A batch with divisions of one mentor. */
  async function batchWith(divisions: number) {
    const added = await batch()
    const mentor = await teacher({ M05_M02_BachId: added.M02_BatchId })
    const ids: number[] = []
    for (let count = 0; count < divisions; count += 1) {
      const body = { M11_Batch_id: added.M02_BatchId, M11_M05_User_Id: mentor.M05_UserId }
      ids.push((await division(body)).M11_Division_id)
    }
    const [divisionId = NO_ID] = ids
    return {
      batchId: added.M02_BatchId,
      mentorId: mentor.M05_UserId,
      divisionIds: ids,
      /** The first of them. */
      divisionId,
      /** Where a student of it is. */
      places: { M05_M02_BachId: added.M02_BatchId, M07_M11_DivisionId: divisionId },
    }
  }

  /** Many students of one place, written at once. @param partOf what matters of each, by its place in the list */
  async function manyStudents(
    count: number,
    places: Pick<StudentUpdate, 'M05_M02_BachId' | 'M07_M11_DivisionId'>,
    partOf: (index: number) => Partial<StudentUpdate> = () => ({}),
  ) {
    const parts = Array.from({ length: count }, (_, index) => studentBody({ ...places, ...partOf(index) }))
    const adds = (await Promise.all(parts)).map((body) => () => body)
    const by = { login: 'office@example.org', address: '192.0.2.7', at: 1000 }
    await store().students.imports.write({ batches: [], divisions: [], adds, changes: [] }, { at: 1000, by })
  }

  /** Parents and fields for a record of a kind, which is then added, and changed. */
  async function prepare(kind: RecordKind) {
    return forms[kind]()
  }

  const forms = {
    roles: async () => formOf('roles', store().roles, { name: 'mentor' }, { name: 'guide' }),
    courses: async () => formOf('courses', store().courses, courseBody('Grammar'), courseBody('Syntax')),
    batches: async () => formOf('batches', store().batches, await batchBody(), await batchBody()),
    divisions: async () => {
      const body = await divisionBody()
      return formOf('divisions', store().divisions, body, { ...body, M11_Division_name: 'North' })
    },
    students: async () => formOf('students', store().students, await studentBody(), await studentBody()),
    teachers: async () => formOf('teachers', store().teachers, await teacherBody(), await teacherBody()),
    classes: async () => {
      const body = await lessonBody()
      return formOf('classes', store().classes, body, { ...body, M03_Title: 'Module 99' })
    },
  } satisfies Record<RecordKind, () => Promise<unknown>>

  return {
    prepare,
    batchBody,
    divisionBody,
    studentBody,
    teacherBody,
    lessonBody,
    course,
    batch,
    division,
    student,
    manyStudents,
    teacher,
    lesson,
    batchWith,
  }
}

const formOf = <Row extends object, Body>(
  kind: RecordKind,
  records: Records<Row, Body>,
  first: Body,
  changed: Body,
) => ({
  /** Returns the new record's id. */
  add: async (submit?: SubmitKey, by?: Actor) =>
    Number(Reflect.get((await records.add(first, submit, by)).record, recordKinds[kind].idField)),
  change: (id: number, by?: Actor, version?: number) => records.replace(id, changed, version, by),
})

/** How many records of a kind there are. */
export async function countOf(store: Store, kind: RecordKind): Promise<number> {
  if (kind === 'roles') return (await store.roles.all()).length
  return (await store[kind].page(list())).total
}

/** Every id by its name. */
export async function idsOf({ idSlices }: Pick<Store['batches'], 'idSlices'>) {
  const all: [string, number][] = []
  for await (const slice of idSlices()) all.push(...slice)
  return Object.fromEntries(all)
}
