import { readyForm } from './classes/classStory.ts'
import { choose } from './formPlay.ts'
import type { EditForm } from './forms.ts'

export const courseEdit: EditForm = {
  address: '/admin/course_edit/4',
  list: '/admin/course',
  noun: 'course',
  plural: 'courses',
  heading: 'Edit Course',
  call: '/courses/4',
  load: '/courses/4',
  loadFailure: 'Failed to load course details',
  label: /^Title/,
  name: 'M01_Title',
  text: 'Arabic for Readers',
  required: 'Title is required',
  submit: 'Update',
  failure: 'The course could not be saved. Please try again.',
}

export const batchEdit: EditForm = {
  address: '/admin/batch_edit/5',
  list: '/admin/batch',
  noun: 'batch',
  plural: 'batches',
  heading: 'Batch Edits',
  call: '/batches/5',
  load: '/batches/5',
  loadFailure: 'Failed to load batch details',
  label: /^Batch Name/,
  name: 'M02_Name',
  text: 'Batch 05 Men',
  required: 'Description is required',
  submit: 'UPDATE',
  failure: 'The batch could not be saved. Please try again.',
  touch: (player) => choose(player, /^Course/, 'Arabic for Readers'),
}

export const divisionEdit: EditForm = {
  address: '/admin/division_edit/1',
  list: '/admin/division',
  noun: 'division',
  plural: 'divisions',
  heading: 'Edit Division',
  call: '/division/1',
  load: '/division/1',
  loadFailure: 'Error loading division details',
  label: /^Division Name/,
  name: 'M11_Division_name',
  text: 'Division D',
  required: 'Division Name is required',
  submit: 'Update',
  failure: 'The division could not be saved. Please try again.',
  touch: (player) => choose(player, /^Batch/, 'Batch 06 Women'),
}

export const classEdit: EditForm = {
  address: '/admin/class_edit/9',
  list: '/admin/class',
  noun: 'class',
  plural: 'classes',
  heading: 'Edit Class',
  call: '/classes/9',
  load: '/classes/9',
  loadFailure: 'Failed to load class details',
  label: 'Title',
  name: 'M03_Title',
  text: 'Module 1',
  required: 'Title is required',
  submit: 'Update Class',
  failure: 'The class could not be saved. Please try again.',
  ready: (canvas) => readyForm(canvas, 'Edit Class'),
  async touch({ canvas, userEvent }) {
    await readyForm(canvas, 'Edit Class')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Division A' }))
  },
}

const person = {
  label: 'User Name',
  name: 'M05_UserName',
  required: 'User Name is required',
  submit: 'Update',
} as const

export const studentEdit: EditForm = {
  ...person,
  address: '/admin/student_edit/214',
  list: '/admin/adminpanel',
  noun: 'student',
  plural: 'students',
  heading: 'Edit Student',
  call: '/users/214',
  load: '/students/214',
  loadFailure: 'Failed to load student details',
  text: 'Fathima Nasreen',
  failure: 'Error Updating student',
}

export const teacherEdit: EditForm = {
  ...person,
  address: '/admin/teacher_edit/108',
  list: '/admin/teacher',
  noun: 'teacher',
  plural: 'teachers',
  heading: "Edit Teacher Detail's",
  call: '/users/108',
  load: '/teachers/108',
  loadFailure: 'Failed to load teacher details',
  text: 'Abdul Gafoor',
  failure: 'Error Updating teacher',
  async touch({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Active' }))
  },
}

export const roleEdit: EditForm = {
  address: '/admin/role_edit/16',
  list: '/admin/role',
  noun: 'role',
  plural: 'roles',
  heading: 'Edit Role',
  call: '/new_role/16',
  load: '/new_role/16',
  loadFailure: 'The role could not be loaded',
  label: 'TITLE',
  name: 'name',
  text: 'mentor',
  required: 'Title is required',
  submit: 'UPDATE',
  failure: 'The role could not be saved. Please try again.',
}
