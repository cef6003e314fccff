import { readyForm, typedClass } from './classes/classStory.ts'
import { choose, enter, generate } from './formPlay.ts'
import type { AddForm } from './forms.ts'
import { chooseMentor } from './divisions/chooseMentor.ts'
import { ruqiya } from './people/studentForm.ts'
import { salih } from './people/teacherForm.ts'

export const courseAdd: AddForm = {
  address: '/admin/course_add',
  list: '/admin/course',
  noun: 'course',
  call: '/courses',
  label: /^Title/,
  text: 'Grammar',
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
  draft: ruqiya,
  next: { Batch: 'Batch 07 Women', Division: 'Division A' },
  failure: 'Error adding form',
}

export const teacherAdd: AddForm = {
  ...person,
  address: '/admin/teacher_add',
  list: '/admin/teacher',
  noun: 'teacher',
  text: 'Salih Faizy',
  draft: salih,
}

export const roleAdd: AddForm = {
  address: '/admin/role_add',
  list: '/admin/role',
  noun: 'role',
  call: '/new_role',
  label: 'Name',
  text: 'library',
  fill: (player) => enter(player, 'Name', 'library'),
}
