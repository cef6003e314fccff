import { expect, waitFor } from 'storybook/test'
import { apiHandlers } from '#mocks/handlers.ts'
import { inIndia, typeTime } from '#stories/admin/classes/classStory.ts'
import { Console } from '#stories/admin/Console.tsx'
import { chooseMentor } from '#stories/admin/divisions/chooseMentor.ts'
import { choose, newPassword } from '#stories/admin/formPlay.ts'
import preview from '#storybook/preview.tsx'
import type { PlayContext } from '#stories/playContext.ts'
import { openForm, type } from './office.ts'

/** Nothing is there but the two roles. */
const nothing = { courses: [], batches: [], divisions: [], students: [], teachers: [], classes: [] }

const meta = preview.meta({
  title: 'Staff enrols a batch',
  component: Console,
  tags: ['!autodocs', 'console'],
  parameters: {
    layout: 'fullscreen',
    spec: [9, 10, 11, 12, 114, 132, 160, 175, 184, 203, 211, 223, 275, 276, 371, 372, 376],
  },
  args: { entries: ['/admin'] },
  beforeEach({ msw }) {
    localStorage.removeItem('adminToken')
    msw.use(...apiHandlers(nothing))
    return inIndia()
  },
})

/** The office signs in on its first day, and makes everything that a class needs. */
export const EnrolsABatch = meta.story({
  name: 'signs in and enrols a batch from nothing',
  play: async ({ canvas, userEvent, step }) => {
    const player = { canvas, userEvent }

    await step('Sign in: there are no students yet', async () => {
      await userEvent.type(await canvas.findByLabelText('Email'), 'office@example.org')
      await userEvent.type(canvas.getByLabelText('Password'), 'forty-hadith{Enter}')
      await expect(await canvas.findByRole('heading', { name: 'NO STUDENTS FOUND' })).toBeVisible()
    })
    await step('Add a course', async () => {
      await openForm(player, 'Course', 'ADD COURSE')
      await type(player, { Title: 'Foundation Course in Hadith', Description: 'Two terms.' })
      await submit(player, 'Course "Foundation Course in Hadith" has been added.')
    })
    await step('Add a batch of that course', async () => {
      await openForm(player, 'Batch', 'ADD BATCH')
      await type(player, { 'Batch Name': 'Batch 08 Women' })
      await choose(player, 'Course', 'Foundation Course in Hadith')
      await submit(player, 'Batch "Batch 08 Women" has been added.')
    })
    await step('Add a teacher of that batch', async () => {
      await openForm(player, 'Teacher', 'ADD TEACHER')
      await describe(player, { name: 'Asma Koya', code: 'IHT-014', mobile: '+910000002107' })
      await type(player, { Email: 'asma@example.org', Specialization: 'Tajweed' })
      await submit(player, 'Teacher "Asma Koya" has been added.')
      await closePassword(player)
    })
    await step('Add a division, with the teacher as its mentor', async () => {
      await openForm(player, 'Division', 'ADD DIVISION')
      await type(player, { 'Division Name': 'Division A' })
      await choose(player, 'Batch', 'Batch 08 Women')
      await chooseMentor(player, 'Asma Koya')
      await submit(player, 'Division "Division A" has been added.')
    })
    await step('Add a student of that division', async () => {
      await openForm(player, 'Students', 'ADD Student')
      await describe(player, { name: 'Aysha Rahman', code: 'IHS-1031', mobile: '+910000001031' })
      await choose(player, 'Division', 'Division A')
      await submit(player, 'Student "Aysha Rahman" has been added.')
      await closePassword(player)
    })
    await step('Add a class for that division', async () => {
      await openForm(player, 'Class', 'ADD CLASS')
      await type(player, {
        Subject: 'Hadith sciences',
        Title: 'Module 1',
        'YouTube Link': 'https://youtu.be/a1B2c3D4e5F',
      })
      await choose(player, 'Batch', 'Batch 08 Women')
      await userEvent.click(await canvas.findByRole('button', { name: 'Select all of Division' }))
      await typeTime(player, 'Schedule Time', '071220240630p')
      await typeTime(player, 'Expire Time', '141220240630p')
      await submit(player, 'Class "Module 1" has been added.')
      await expect(await canvas.findByRole('row', { name: /Module 1/ })).toHaveTextContent(
        /^1Hadith sciencesModule 1 savedBatch 08 WomenDivision A07 Dec 2024/,
      )
    })
  },
})

/** The fields of a person that students and teachers have alike, and a password. */
async function describe(player: PlayContext, person: { name: string; code: string; mobile: string }) {
  await type(player, {
    'User Name': person.name,
    'User Code': person.code,
    'Country Name': 'India',
    Qualification: 'B.A. Arabic',
    'Mobile Number': person.mobile,
    Address: 'Masjid Road',
  })
  await choose(player, 'Gender', 'Female')
  await typeTime(player, 'Date of Birth', '14022001')
  await choose(player, 'Batch', 'Batch 08 Women')
  await typeTime(player, 'Joining Date', '03062024')
  await player.userEvent.click(player.canvas.getByRole('button', { name: 'Generate' }))
}

async function submit({ canvas, userEvent }: PlayContext, notice: string) {
  await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
  await canvas.findByText(notice)
  await waitFor(() => expect(canvas.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument())
}

/** A new password is shown once, and closed when it is written down. */
async function closePassword({ canvas, userEvent }: PlayContext) {
  await userEvent.click((await newPassword(canvas)).getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
}
