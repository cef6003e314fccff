import { batch07Women, fewBatches, longMalayalamBatch, manyBatches } from '#mocks/fixtures/batches.ts'
import { fewClasses, longMalayalamClass, manyClasses, module1 } from '#mocks/fixtures/classes.ts'
import { fewCourses, foundation, longMalayalam, manyCourses } from '#mocks/fixtures/courses.ts'
import { longMalayalamDivision, manyDivisions, unusedDivision } from '#mocks/fixtures/divisions.ts'
import { fathimaNasreen, fewStudents, longMalayalamStudent, manyStudents } from '#mocks/fixtures/students.ts'
import { abdulGafoor, asmaKoya, longMalayalamTeacher, manyTeachers } from '#mocks/fixtures/teachers.ts'
import type { PagedList } from './pagedListStates.ts'

export const students: PagedList = {
  address: '/admin/adminpanel',
  call: '/students',
  plural: 'students',
  noun: 'student',
  add: 'ADD Student',
  columns: ['Select', '#', 'Name', 'User code', 'Batch', 'Division', 'Mobile', 'Joined'],
  row: 'Fathima Nasreen',
  nameRole: 'link',
  pauseMs: 1000,
  count: 15,
  one: { students: [fathimaNasreen] },
  many: { seed: { students: manyStudents }, name: 'Student' },
  long: {
    seed: { students: [longMalayalamStudent, ...fewStudents] },
    names: [longMalayalamStudent.M05_UserName],
    pages: 2,
  },
  searches: {
    early: { typed: 'hamza', found: 'Hamza Kunhi' },
    late: { typed: 'yusuf', found: 'Yusuf Kareem' },
  },
}

export const teachers: PagedList = {
  address: '/admin/teacher',
  call: '/teachers',
  plural: 'teachers',
  noun: 'teacher',
  add: 'ADD TEACHER',
  columns: ['Select', '#', 'Name', 'User code', 'Specialization', 'Batch', 'Mobile', 'Email'],
  row: 'Abdul Gafoor',
  nameRole: 'link',
  pauseMs: 1000,
  count: 8,
  one: { teachers: [asmaKoya] },
  many: { seed: { teachers: manyTeachers }, name: 'Teacher' },
  long: {
    seed: { teachers: [longMalayalamTeacher, abdulGafoor] },
    names: [longMalayalamTeacher.M05_UserName, longMalayalamTeacher.M06_Specialization],
  },
  searches: {
    early: { typed: 'koya', found: 'Asma Koya' },
    late: { typed: 'haji', found: 'Noushad Haji' },
  },
}

export const divisions: PagedList = {
  address: '/admin/division',
  call: '/division',
  plural: 'divisions',
  noun: 'division',
  add: 'ADD DIVISION',
  columns: ['#', 'Division', 'Batch', 'Mentor', 'Students', 'Class page'],
  row: 'Division D',
  nameRole: 'link',
  pauseMs: 1000,
  count: 11,
  one: { divisions: [unusedDivision] },
  many: { seed: { divisions: manyDivisions }, name: 'Circle' },
  long: {
    seed: { divisions: [longMalayalamDivision, unusedDivision] },
    names: [longMalayalamDivision.M11_Division_name],
  },
  searches: {
    early: { typed: 'division a', found: 'Division A' },
    late: { typed: 'division d', found: 'Division D' },
  },
}

export const batches: PagedList = {
  address: '/admin/batch',
  call: '/batches',
  plural: 'batches',
  noun: 'batch',
  add: 'ADD BATCH',
  columns: ['#', 'Batch Name', 'Course', 'Actions'],
  row: 'Batch 07 Women',
  nameRole: 'link',
  pauseMs: 1000,
  count: 7,
  one: { batches: [batch07Women] },
  many: { seed: { batches: manyBatches }, name: 'Weekend Batch' },
  long: {
    seed: {
      courses: [{ ...longMalayalam, M01_CourseId: 1 }],
      batches: [longMalayalamBatch, ...fewBatches.slice(4, 5)],
    },
    names: [longMalayalamBatch.M02_Name, longMalayalam.M01_Title],
  },
  searches: {
    early: { typed: 'men', found: 'Batch 05 Men' },
    late: { typed: 'ramadan', found: 'Ramadan Intensive 2024' },
  },
}

export const courses: PagedList = {
  address: '/admin/course',
  call: '/courses',
  plural: 'courses',
  noun: 'course',
  add: 'ADD COURSE',
  columns: ['#', 'TITLE', 'DESCRIPTION', 'ACTIONS'],
  row: 'Arabic for Readers',
  nameRole: 'link',
  pauseMs: 1000,
  count: 4,
  one: { courses: [foundation] },
  many: { seed: { courses: manyCourses }, name: 'Hadith Reading Circle' },
  long: { seed: { courses: [longMalayalam, ...fewCourses] }, names: [longMalayalam.M01_Title] },
  searches: {
    early: { typed: 'forty', found: 'Forty Hadith of Nawawi' },
    late: { typed: 'arabic', found: 'Arabic for Readers' },
  },
}

export const classes: PagedList = {
  address: '/admin/class',
  call: '/classes',
  plural: 'classes',
  noun: 'class',
  add: 'ADD CLASS',
  columns: [
    'Select',
    '#',
    'Subject',
    'Title',
    'Batch',
    'Division',
    'Scheduled At',
    'Expire At',
    'YouTube Link',
    'Actions',
  ],
  row: 'Nominal sentences',
  nameRole: 'link',
  pauseMs: 300,
  count: 9,
  one: { classes: [module1] },
  many: { seed: { classes: manyClasses }, name: 'Narration' },
  long: { seed: { classes: [longMalayalamClass, ...fewClasses] }, names: [longMalayalamClass.M03_Title] },
  searches: {
    early: { typed: 'grammar', found: 'Nominal sentences' },
    late: { typed: 'fiqh', found: 'Purity' },
  },
}
