import { readyForm } from './classes/classStory.ts'
import type { EditForm } from './forms.ts'

export const courseEdit: EditForm = {
  list: '/admin/course',
  noun: 'course',
  call: '/courses/4',
  loadFailure: 'Failed to load course details',
  label: /^Title/,
  text: 'Arabic for Readers',
  row: /saved/,
  submit: 'Update',
}

export const batchEdit: EditForm = {
  list: '/admin/batch',
  noun: 'batch',
  call: '/batches/5',
  loadFailure: 'Failed to load batch details',
  label: /^Batch Name/,
  text: 'Batch 05 Men',
  row: /saved.*Advanced Hadith Studies/,
  lookups: { '/course_ids': 'Error loading courses' },
  submit: 'UPDATE',
}

export const divisionEdit: EditForm = {
  list: '/admin/division',
  noun: 'division',
  call: '/division/1',
  loadFailure: 'Error loading division details',
  label: /^Division Name/,
  text: 'Division D',
  row: /saved.*Batch 07 Women.*Jameel Ahmed/,
  lookups: { '/batch_ids': 'Error loading batches', '/teachers': 'Error loading teachers' },
  submit: 'Update',
}

export const classEdit: EditForm = {
  list: '/admin/class',
  noun: 'class',
  call: '/classes/9',
  loadFailure: 'Failed to load class details',
  label: 'Title',
  text: 'Module 1',
  row: /saved.*a1B2c3D4e5F/,
  submit: 'Update Class',
  ready: (canvas) => readyForm(canvas, 'Edit Class'),
}

const person = { label: 'User Name', submit: 'Update', row: /saved/ } as const

export const studentEdit: EditForm = {
  ...person,
  list: '/admin/adminpanel',
  noun: 'student',
  call: '/users/214',
  load: '/students/214',
  loadFailure: 'Failed to load student details',
  text: 'Fathima Nasreen',
  failure: 'Error Updating student',
}

export const teacherEdit: EditForm = {
  ...person,
  list: '/admin/teacher',
  noun: 'teacher',
  call: '/users/108',
  load: '/teachers/108',
  loadFailure: 'Failed to load teacher details',
  text: 'Abdul Gafoor',
  failure: 'Error Updating teacher',
}

export const roleEdit: EditForm = {
  list: '/admin/role',
  noun: 'role',
  call: '/new_role/16',
  loadFailure: 'The role could not be loaded',
  label: 'TITLE',
  text: 'mentor',
  row: /saved/,
  submit: 'UPDATE',
}
