import { sixteenBatches } from '#mocks/fixtures/batches.ts'
import { sixteenClasses } from '#mocks/fixtures/classes.ts'
import { sixteenCourses } from '#mocks/fixtures/courses.ts'
import { sixteenDivisions } from '#mocks/fixtures/divisions.ts'
import { sixteenStudents } from '#mocks/fixtures/students.ts'
import { sixteenTeachers } from '#mocks/fixtures/teachers.ts'
import type { Deletion } from './deleteStates.ts'

export const courseDeletion: Deletion = {
  noun: 'course',
  list: '/admin/course',
  call: '/courses',
  name: 'Arabic for Readers',
  question: 'Are you sure you want to delete the course Arabic for Readers?',
  confirm: 'Yes, Delete',
  cancel: 'No, Cancel',
  busy: 'Deleting...',
  failure: 'The course could not be deleted. Please try again.',
  rows: 5,
  sixteen: { seed: { courses: sixteenCourses, batches: [] }, name: /^Delete/ },
}

export const batchDeletion: Deletion = {
  noun: 'batch',
  list: '/admin/batch',
  call: '/batches',
  name: 'Batch 01',
  question: 'Are you sure you want to delete the batch "Batch 01"?',
  failure: 'An error occurred while deleting the batch. Please try again.',
  rows: 8,
  sixteen: { seed: { batches: sixteenBatches }, name: 'Batch 01' },
}

export const divisionDeletion: Deletion = {
  noun: 'division',
  list: '/admin/division',
  call: '/division',
  name: 'Division D',
  details: 'Division Details',
  question: /Are you sure you want to delete this division\?\s*Division D, Batch 07 Women/,
  failure: 'Error deleting division',
  rows: 12,
  sixteen: { seed: { divisions: sixteenDivisions }, name: 'Division D' },
}

export const classDeletion: Deletion = {
  noun: 'class',
  list: '/admin/class',
  call: '/classes',
  name: 'Nominal sentences',
  question: 'Are you sure you want to delete the class "Nominal sentences"?',
  failure: 'Error deleting class. Please try again.',
  rows: 10,
  sixteen: { seed: { classes: sixteenClasses }, name: /^Delete/ },
}

export const studentDeletion: Deletion = {
  noun: 'student',
  list: '/admin/adminpanel',
  call: '/students',
  name: 'Fathima Nasreen',
  details: 'Student Details',
  question: 'Are you sure you want to delete this student?Fathima Nasreen · IHS-1038',
  failure: 'Failed to delete student',
  rows: 16,
  sixteen: { seed: { students: sixteenStudents }, name: 'Zainab Haris' },
}

export const teacherDeletion: Deletion = {
  noun: 'teacher',
  list: '/admin/teacher',
  call: '/teachers',
  name: 'Noushad Haji',
  details: 'Teacher Details',
  question: 'Are you sure you want to delete this Teacher?Noushad Haji · IHT-026',
  failure: 'Something went wrong',
  rows: 9,
  sixteen: { seed: { teachers: sixteenTeachers }, name: 'Shihab Faizy' },
}

export const roleDeletion: Deletion = {
  noun: 'role',
  list: '/admin/role',
  call: '/new_role',
  name: 'office',
  question: 'Are you sure you want to delete the role "office"?',
  failure: 'The role could not be deleted. Please try again.',
  rows: 5,
}
