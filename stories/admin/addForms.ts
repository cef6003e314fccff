import { readyForm, typedClass } from './classes/classStory.ts'
import { choose, enter, generate, loaded } from './formPlay.ts'
import type { AddForm } from './forms.ts'
import { chooseMentor } from './divisions/chooseMentor.ts'
import { ruqiya } from './people/studentForm.ts'
import { salih } from './people/teacherForm.ts'

export const courseAdd: AddForm = {
  address: '/admin/course_add',
  list: '/admin/course',
  noun: 'course',
  plural: 'courses',
  call: '/courses',
  label: /^Title/,
  name: 'M01_Title',
  text: 'Grammar',
  draft: { M01_Title: 'Grammar', M01_Description: 'Cases and moods.' },
  required: 'Title is required',
  alsoRequired: 'Description is required',
  failure: 'The course could not be saved. Please try again.',
  count: '1 to 5 of 5',
  async fill(player) {
    await enter(player, /^Title/, 'Grammar')
    await enter(player, /^Description/, 'Cases and moods.')
  },
}

export const batchAdd: AddForm = {
  address: '/admin/batch_add',
  list: '/admin/batch',
  noun: 'batch',
  plural: 'batches',
  call: '/batches',
  label: /^Batch Name/,
  name: 'M02_Name',
  text: 'Batch 08',
  draft: { M02_Name: 'Batch 08', M02_M01_CourseId: '3' },
  choices: [{ label: /^Course/, text: 'Forty Hadith of Nawawi', empty: 'Select Course', isKept: true }],
  required: 'Description is required',
  alsoRequired: 'Course is required',
  failure: 'The batch could not be saved. Please try again.',
  count: '1 to 8 of 8',
  async fill(player) {
    await enter(player, /^Batch Name/, 'Batch 08')
    await choose(player, /^Course/, 'Forty Hadith of Nawawi')
  },
  touch: (player) => choose(player, /^Course/, 'Forty Hadith of Nawawi'),
  async ready(canvas) {
    await loaded(canvas, /^Course/)
  },
}

export const divisionAdd: AddForm = {
  address: '/admin/division_add',
  list: '/admin/division',
  noun: 'division',
  plural: 'divisions',
  call: '/division',
  label: /^Division Name/,
  name: 'M11_Division_name',
  text: 'Division F',
  draft: { M11_Division_name: 'Division F', M11_Batch_id: '6', M11_M05_User_Id: '106' },
  choices: [
    { label: /^Batch/, text: 'Batch 06 Women', empty: 'Select Batch', isKept: true },
    { label: /^Mentor/, text: 'Hafsa Majeed', empty: '' },
  ],
  required: 'Division Name is required',
  alsoRequired: 'Batch is required',
  failure: 'The division could not be saved. Please try again.',
  count: '1 to 12 of 12',
  async fill(player) {
    await enter(player, /^Division Name/, 'Division F')
    await choose(player, /^Batch/, 'Batch 06 Women')
    await chooseMentor(player, 'Hafsa Majeed')
  },
  touch: (player) => chooseMentor(player, 'Hafsa Majeed'),
  async ready(canvas) {
    await loaded(canvas, /^Batch/)
  },
}

export const classAdd: AddForm = {
  address: '/admin/class_add',
  list: '/admin/class',
  noun: 'class',
  plural: 'classes',
  call: '/classes',
  label: 'Title',
  name: 'M03_Title',
  text: 'Module 3',
  draft: typedClass,
  choices: [{ label: 'Batch', text: 'Batch 07 Women', empty: 'Select Batch', isKept: true }],
  required: 'Title is required',
  alsoRequired: 'Subject is required',
  failure: 'The class could not be saved. Please try again.',
  count: '1 to 10 of 10',
  isDrafted: true,
  fill: ({ canvas }) => readyForm(canvas),
  touch: (player) => choose(player, 'Batch', 'Batch 07 Women'),
  ready: readyForm,
}

const person = {
  call: '/users',
  label: 'User Name',
  name: 'M05_UserName',
  required: 'User Name is required',
  alsoRequired: 'User Code is required',
  isDrafted: true,
  hasPassword: true,
  async fill(player) {
    await generate(player)
  },
} as const satisfies Partial<AddForm>

export const studentAdd: AddForm = {
  ...person,
  address: '/admin/add_students',
  list: '/admin/adminpanel',
  noun: 'student',
  plural: 'students',
  text: 'Ruqiya Ameen',
  draft: ruqiya,
  choices: [
    { label: 'Batch', text: 'Batch 07 Women', empty: 'Select Batch', isKept: true },
    { label: 'Division', text: 'Division A', empty: 'Select Division', isKept: true },
  ],
  failure: 'Error adding form',
  prefix: 'Error adding form. ',
  count: '1 to 15 of 16',
}

export const teacherAdd: AddForm = {
  ...person,
  address: '/admin/teacher_add',
  list: '/admin/teacher',
  noun: 'teacher',
  plural: 'teachers',
  text: 'Salih Faizy',
  draft: salih,
  choices: [{ label: 'Batch', text: 'Batch 07 Women', empty: 'Select Batch', isKept: true }],
  failure: 'The teacher could not be saved. Please try again.',
  count: '1 to 9 of 9',
}

export const roleAdd: AddForm = {
  address: '/admin/role_add',
  list: '/admin/role',
  noun: 'role',
  plural: 'roles',
  call: '/new_role',
  label: 'Name',
  name: 'name',
  text: 'library',
  draft: { name: 'library' },
  required: 'Title is required',
  failure: 'The role could not be saved. Please try again.',
  fill: (player) => enter(player, 'Name', 'library'),
}
