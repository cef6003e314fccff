import { readyForm } from './classes/classStory.ts'
import type { EditForm } from './forms.ts'

export const courseEdit: EditForm = {
  list: '/admin/course',
  noun: 'course',
  call: '/courses/4',
  load: '/courses/4',
  loadFailure: 'Failed to load course details',
  label: /^Title/,
  text: 'Arabic for Readers',
  required: 'Title is required',
  submit: 'Update',
  failure: 'The course could not be saved. Please try again.',
}

export const batchEdit: EditForm = {
  list: '/admin/batch',
  noun: 'batch',
  call: '/batches/5',
  load: '/batches/5',
  loadFailure: 'Failed to load batch details',
  label: /^Batch Name/,
  text: 'Batch 05 Men',
  required: 'Description is required',
  submit: 'UPDATE',
  failure: 'The batch could not be saved. Please try again.',
}

export const divisionEdit: EditForm = {
  list: '/admin/division',
  noun: 'division',
  call: '/division/1',
  load: '/division/1',
  loadFailure: 'Error loading division details',
  label: /^Division Name/,
  text: 'Division D',
  required: 'Division Name is required',
  submit: 'Update',
  failure: 'The division could not be saved. Please try again.',
}

export const classEdit: EditForm = {
  list: '/admin/class',
  noun: 'class',
  call: '/classes/9',
  load: '/classes/9',
  loadFailure: 'Failed to load class details',
  label: 'Title',
  text: 'Module 1',
  required: 'Title is required',
  submit: 'Update Class',
  failure: 'The class could not be saved. Please try again.',
  ready: (canvas) => readyForm(canvas, 'Edit Class'),
}

const person = { label: 'User Name', required: 'User Name is required', submit: 'Update' } as const

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
  load: '/new_role/16',
  loadFailure: 'The role could not be loaded',
  label: 'TITLE',
  text: 'mentor',
  required: 'Title is required',
  submit: 'UPDATE',
  failure: 'The role could not be saved. Please try again.',
}
