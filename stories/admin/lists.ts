import { batch07Women, manyBatches } from '#mocks/fixtures/batches.ts'
import { manyClasses } from '#mocks/fixtures/classes.ts'
import { manyDivisions } from '#mocks/fixtures/divisions.ts'
import { manyStudents } from '#mocks/fixtures/students.ts'
import { manyTeachers } from '#mocks/fixtures/teachers.ts'
import type { RecordKind } from '#contract/kinds.ts'
import type { Seed } from '#mocks/database/seed.ts'
import type { Deletion } from './deleting.ts'

/** A list of the console with pages, and the words of its own. */
export interface PagedList {
  /** Its address: /admin/course. */
  address: string
  /** The path of its request: /courses. */
  call: string
  /** The plural noun of its records: courses. */
  plural: Exclude<RecordKind, 'roles'>
  noun: string
  /** The name of the link that adds one. */
  add: string
  columns: string[]
  /** The name of one of its rows with the default data, and how many they are. */
  row: string
  count: number
  /** The pause before its search, in ms. */
  pauseMs: number
  /** 47 rows, the newest with 47 behind this name. */
  many: { seed: Seed; name: string }
  /** A search in these, and how many it finds. */
  search: { typed: string; found: number }
  /** Whether its details count what refers to the record. */
  hasCounts?: true
  /** What its details say when they are not loaded. */
  detailsFailure: string
  deletion: Deletion
  /** A record that others refer to: how many, where they are, and how the server says so. */
  inUse?: { name: string; counts: [name: string, address: string][]; reason: string }
}

export const students: PagedList = {
  address: '/admin/adminpanel',
  call: '/students',
  plural: 'students',
  noun: 'student',
  add: 'ADD Student',
  columns: ['Select', '#', 'Name', 'User code', 'Batch', 'Division', 'Mobile', 'Joined'],
  row: 'Fathima Nasreen',
  count: 15,
  pauseMs: 1000,
  many: { seed: { students: manyStudents }, name: 'Student' },
  search: { typed: '1045', found: 1 },
  detailsFailure: 'Failed to load student details',
  deletion: {
    noun: 'student',
    call: '/students',
    isInDetails: true,
    question: (name) => `Are you sure you want to delete this student?${name}`,
    failures: [
      { status: 500, says: 'Failed to delete student' },
      { status: 403, message: 'They sit an examination.', says: 'They sit an examination.' },
    ],
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
  count: 8,
  pauseMs: 1000,
  many: { seed: { teachers: manyTeachers }, name: 'Teacher' },
  search: { typed: 'IHT-14', found: 8 },
  detailsFailure: 'Failed to load teacher details',
  deletion: {
    noun: 'teacher',
    call: '/teachers',
    isInDetails: true,
    question: (name) => `Are you sure you want to delete this Teacher?${name}`,
    failures: [{ status: 500, says: 'Something went wrong' }],
  },
  inUse: {
    name: 'Abdul Gafoor',
    counts: [['3 divisions', '/admin/division?mentor_id=108']],
    reason: '3 divisions use this teacher.',
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
  count: 11,
  pauseMs: 1000,
  many: { seed: { divisions: manyDivisions }, name: 'Circle' },
  search: { typed: 'circle 4', found: 8 },
  detailsFailure: 'Error loading division details',
  deletion: {
    noun: 'division',
    call: '/division',
    isInDetails: true,
    question: (name) => `Are you sure you want to delete this division?${name}, Batch 07 Women`,
    failures: [{ status: 500, says: 'Error deleting division' }],
  },
  inUse: {
    name: 'Division A',
    counts: [
      ['3 students', '/admin/adminpanel?batch_id=7&division_id=11'],
      ['3 classes', '/admin/class?batch_id=7&division_id=11'],
    ],
    reason: '3 students and 3 classes use this division.',
  },
}

export const batches: PagedList = {
  address: '/admin/batch',
  call: '/batches',
  plural: 'batches',
  noun: 'batch',
  add: 'ADD BATCH',
  columns: ['#', 'Batch Name', 'Course', 'Actions'],
  row: batch07Women.M02_Name,
  count: 7,
  pauseMs: 1000,
  many: { seed: { batches: manyBatches }, name: 'Weekend Batch' },
  search: { typed: 'women', found: 3 },
  hasCounts: true,
  detailsFailure: 'Error loading batch details',
  deletion: {
    noun: 'batch',
    call: '/batches',
    question: (name) => `Are you sure you want to delete the batch "${name}"?`,
    failures: [
      {
        status: 500,
        message: 'Out of order.',
        says: 'An error occurred while deleting the batch. Please try again.',
      },
      { status: 403, says: 'Cannot delete this batch.' },
    ],
  },
  inUse: {
    name: batch07Women.M02_Name,
    counts: [
      ['6 students', '/admin/adminpanel?batch_id=7'],
      ['4 teachers', '/admin/teacher?batch_id=7'],
      ['4 divisions', '/admin/division?batch_id=7'],
      ['4 classes', '/admin/class?batch_id=7'],
    ],
    reason: '6 students, 4 teachers, 4 divisions and 4 classes use this batch.',
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
  count: 9,
  pauseMs: 300,
  many: { seed: { classes: manyClasses }, name: 'Narration' },
  search: { typed: 'seerah', found: 1 },
  detailsFailure: 'Error loading class details',
  deletion: {
    noun: 'class',
    call: '/classes',
    question: (name) => `Are you sure you want to delete the class "${name}"?`,
    // The server's own message is not shown.
    failures: [
      { status: 500, message: 'Something is wrong.', says: 'Error deleting class. Please try again.' },
    ],
  },
}
