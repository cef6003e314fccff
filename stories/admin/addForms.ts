import { readyForm, typedClass } from './classes/classStory.ts'
import { choose, enter, generate } from './formPlay.ts'
import type { AddForm } from './forms.ts'
import { chooseMentor } from './divisions/chooseMentor.ts'
import { ruqiya, salih } from './people/personForms.ts'

export const courseAdd: AddForm = {
  address: '/admin/course_add',
  list: '/admin/course',
  noun: 'course',
  call: '/courses',
  label: /^Title/,
  text: 'Grammar',
  row: /^1Grammar.*saved/,
  async fill({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByLabelText(/^Title/), 'Grammar')
    await userEvent.type(canvas.getByLabelText(/^Description/), 'Cases and moods.')
  },
}

export const batchAdd: AddForm = {
  address: '/admin/batch_add',
  list: '/admin/batch',
  noun: 'batch',
  call: '/batches',
  label: /^Batch Name/,
  text: 'Batch 08',
  row: /^1Batch 08 saved.*Forty Hadith of Nawawi/,
  lookups: { '/course_ids': 'Error loading courses' },
  async fill(player) {
    await enter(player, /^Batch Name/, 'Batch 08')
    await choose(player, /^Course/, 'Forty Hadith of Nawawi')
  },
}

export const divisionAdd: AddForm = {
  address: '/admin/division_add',
  list: '/admin/division',
  noun: 'division',
  call: '/division',
  label: /^Division Name/,
  text: 'Division F',
  row: /^1Division F saved.*Batch 06 Women.*Hafsa Majeed.*0Off$/,
  lookups: { '/batch_ids': 'Error loading batches', '/teachers': 'Error loading teachers' },
  next: { Batch: 'Batch 06 Women', Mentor: '' },
  async fill(player) {
    await enter(player, /^Division Name/, 'Division F')
    await choose(player, /^Batch/, 'Batch 06 Women')
    await chooseMentor(player, 'Hafsa Majeed')
  },
}

export const classAdd: AddForm = {
  address: '/admin/class_add',
  list: '/admin/class',
  noun: 'class',
  call: '/classes',
  label: 'Title',
  text: 'Module 3',
  row: /^1Hadith sciencesModule 3 savedBatch 07 WomenDivision ADivision C07 Dec 20246:30 PM IST.*14 Dec 20246:30 PM IST.*a1B2c3D4e5F/,
  draft: typedClass,
  next: { Batch: 'Batch 07 Women' },
  fill: ({ canvas }) => readyForm(canvas),
}

const person = {
  call: '/users',
  label: 'User Name',
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
  text: 'Ruqiya Ameen',
  row: /^1Ruqiya Ameen saved/,
  draft: ruqiya,
  failure: 'Error adding form',
}

export const teacherAdd: AddForm = {
  ...person,
  address: '/admin/teacher_add',
  list: '/admin/teacher',
  noun: 'teacher',
  text: 'Salih Faizy',
  row: /^1Salih Faizy Left savedIHT-200Tafsir/,
  lookups: { '/new_role': 'Error loading roles', '/batch_ids': 'Error loading batches' },
  draft: salih,
}

export const roleAdd: AddForm = {
  address: '/admin/role_add',
  list: '/admin/role',
  noun: 'role',
  call: '/new_role',
  label: 'Name',
  text: 'library',
  row: /^5library saved/,
  fill: (player) => enter(player, 'Name', 'library'),
}
