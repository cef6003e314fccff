import { KINDS, kindInfo, type RecordKind } from '#contract/kinds.ts'
import { unusedBatch } from '#mocks/fixtures/batches.ts'
import { module1 } from '#mocks/fixtures/classes.ts'
import { arabic } from '#mocks/fixtures/courses.ts'
import { unusedDivision } from '#mocks/fixtures/divisions.ts'
import { mentor } from '#mocks/fixtures/roles.ts'
import { ayshaRahman } from '#mocks/fixtures/students.ts'
import { noushadHaji } from '#mocks/fixtures/teachers.ts'

/** A password that no answer may show. */
export const PASSWORD = 'Fajr-4-forty'

/** What a form sends for a new student of Division A, Batch 07 Women. */
export const studentFields = {
  M05_UserName: 'Ruqayya Basheer',
  M05_UserCode: 'IHS-2001',
  M05_CountryName: 'India',
  M05_Gender: 'female',
  M05_DOB: '2002-09-30',
  M05_M02_BachId: 7,
  M07_M11_DivisionId: 11,
  M05_M04_Role: [14],
  M05_User_Type: 'student',
  M05_Qualification: 'Plus Two',
  M05_JoiningDate: '2024-07-01',
  M05_MobileNumber: '+910000002001',
  M05_Address: '3/12, Library Road',
  M05_Email: 'ruqayya@example.org',
  M05_Password: PASSWORD,
  M05_AllowLogin: 1,
  M05_IsActive: 1,
}

const { M07_M11_DivisionId: _division, ...personFields } = studentFields

/** What a form sends for a new teacher. */
export const teacherFields = {
  ...personFields,
  M05_UserName: 'Salim Darimi',
  M05_UserCode: 'IHT-2001',
  M05_Gender: 'male',
  M05_M04_Role: [15],
  M05_User_Type: 'teacher',
  M05_Email: 'salim@example.org',
  M06_Specialization: 'Usul al-hadith',
}

/** What a form sends for a new class of Divisions A and B, Batch 07 Women. */
export const classFields = {
  M03_SubjectName: 'Hadith sciences',
  M03_Title: 'Module 2',
  M03_ScheduledAt: '2024-12-21 18:30',
  M03_ExpiryTime: '2024-12-28 18:30',
  M03_M02_BatchId: 7,
  M03_M11_DivisionIds: [10, 11],
  M03_YouTubeLink: 'https://youtu.be/a1B2c3D4e5F?si=x',
}

interface Sample {
  /** In the institute of the pictures: a record to which nothing refers. */
  freeId: number
  /** What a form sends for a new record. */
  fields: Record<string, unknown>
  /** Other values for some of the fields. */
  changed: Record<string, unknown>
}

const samples: Record<RecordKind, Sample> = {
  roles: { freeId: mentor.M04_RoleId, fields: { name: 'librarian' }, changed: { name: 'reader' } },
  courses: {
    freeId: arabic.M01_CourseId,
    fields: { M01_Title: 'Grammar', M01_Description: 'Two terms' },
    changed: { M01_Description: 'Three terms' },
  },
  batches: {
    freeId: unusedBatch.M02_BatchId,
    fields: { M02_Name: 'Batch 08 Men', M02_M01_CourseId: 1 },
    changed: { M02_M01_CourseId: 2 },
  },
  divisions: {
    freeId: unusedDivision.M11_Division_id,
    fields: { M11_Division_name: 'Division E', M11_Batch_id: 7, M11_M05_User_Id: 108 },
    changed: { M11_Division_name: 'Division F' },
  },
  classes: { freeId: module1.M03_ClassesId, fields: classFields, changed: { M03_M11_DivisionIds: [10] } },
  students: {
    freeId: ayshaRahman.M05_UserId,
    fields: studentFields,
    changed: { M05_Address: '3/13, Library Road' },
  },
  teachers: {
    freeId: noushadHaji.M05_UserId,
    fields: teacherFields,
    changed: { M06_Specialization: 'Fiqh' },
  },
}

/** Every kind of record that the console writes, with where it is and what it is called. @spec 371 */
export const resources = KINDS.map((kind) => ({ kind, ...kindInfo(kind), ...samples[kind] }))

/** One kind for each way in which records are written: students and teachers share a route of their own, /users. */
export const waysToWrite = resources.filter(({ kind }) => ['courses', 'students', 'teachers'].includes(kind))
