import { expect, screen, within } from 'storybook/test'
import {
  abdulGafoor,
  longMalayalamTeacher,
  manyTeachers,
  resting,
  sixteenTeachers,
} from '#mocks/fixtures/teachers.ts'
import { answering, apiHandlers } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { batchNames, chooseFilter, filterNames } from '#stories/admin/filters.ts'
import { isAt, leadsTo } from '#stories/admin/formPlay.ts'
import { openTwice, saysAll } from '#stories/admin/openTwice.ts'
import { detailsOf } from '#stories/admin/deleting.ts'
import { teachers } from '#stories/admin/lists.ts'
import { columnsOf, ownWords } from '#stories/admin/ownWords.ts'
import { press, selectFirst } from '#stories/admin/bulk.ts'
import { isManualView } from '#stories/isManualView.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ ...consoleAt('/admin/teacher'), tags: ['!autodocs', 'console'] })

export const Loaded = meta.story({
  parameters: { spec: [92, 139, 140, 141, 403, 469, 470] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ teachers: manyTeachers })),
  play: async ({ canvas }) => {
    await canvas.findByText('Page 1 of 4')
    const rows = canvas.getAllByRole('row').slice(1)
    await expect(rows).toHaveLength(15)
    await expect(rows[0]).toHaveTextContent(
      /^1Teacher 47IHT-147Hadith sciencesBatch 07 Women\+91 .*WhatsAppteacher47@example\.org/,
    )
    await expect(rows[14]).toHaveTextContent(/^15Teacher 33/)
    await expect(columnsOf(canvas)).toEqual(teachers.columns)
    await expect(canvas.getByPlaceholderText('Search teachers...')).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'Batch' })).toHaveDisplayValue('All Batches')
    await leadsTo(canvas, 'ADD TEACHER', '/admin/teacher_add')
  },
})

/** No batch, no email, and long Malayalam texts. */
export const MissingParts = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...answering('teachers', [{ ...resting, M05_Email: '', batch: null }, longMalayalamTeacher])),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('link', { name: /^Ruqiya Salim/ })
    await expect(name.closest('tr')).toHaveTextContent(`${resting.M06_Specialization}N/A`)
    for (const text of [longMalayalamTeacher.M05_UserName, longMalayalamTeacher.M06_Specialization])
      await expect(canvas.getByText(text)).toHaveAttribute('lang', 'ml')
    if (isManualView) return
    await userEvent.click(name)
    const dialog = await detailsOf(canvas, 'teacher')
    await expect(await dialog.findByText('Not set')).toBeVisible()
    await expect(dialog.getByText('N/A')).toBeVisible()
    await expect(dialog.getAllByText('Off')).toHaveLength(2)
  },
})

export const OwnWords = meta.story({
  parameters: {
    spec: [139, 144, 145, 292, 303, 305, 306, 308, 406, 431, 436, 455, 496, 503],
  },
  ...ownWords(teachers),
})

export const FilterChosen = meta.story({
  parameters: { spec: [140, 296, 385, 403] },
  args: { entries: ['/admin/teacher?page=2'] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ teachers: manyTeachers })),
  play: async (player) => {
    const { canvas } = player
    await canvas.findByText('Page 2 of 4')
    await expect(await filterNames(player, 'Batch')).toEqual(batchNames)
    await chooseFilter(player, 'Batch', 'Batch 05 Men')
    await expect(canvas.getByText('Page 2 of 4')).toBeVisible()
    await canvas.findByText('1 to 15 of 23')
    await isAt(canvas, '/admin/teacher?batch_id=5')
  },
})

/** Teachers belong to a batch alone: no division is asked for. */
export const MovedWithUndo = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ teachers: sixteenTeachers })),
  play: async (player) => {
    const { canvas, userEvent } = player
    await selectFirst(player, 2)
    await press(player, 'Move to...')
    const dialog = within(await canvas.findByRole('dialog', { name: 'Move 2 teachers' }))
    await expect(dialog.queryByRole('combobox', { name: /Division/ })).not.toBeInTheDocument()
    await userEvent.click(dialog.getByRole('combobox', { name: /^Batch/ }))
    const options = within(await screen.findByRole('listbox'))
    await userEvent.click(options.getByRole('option', { name: 'Batch 06 Women' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Move 2 teachers' }))
    await canvas.findByText('2 teachers have been moved to Batch 06 Women.')
  },
})

/** Opened by a click on the row, and by keyboard from the name. */
export const DetailsOpen = meta.story({
  args: { entries: ['/admin/teacher?search=iht'] },
  parameters: { spec: [142, 143, 144, 405, 495] },
  play: async (player) => {
    const dialog = await openTwice(player, teachers, 'IHT-011', '/admin/teacher?search=iht')
    await isAt(player.canvas, '/admin/teacher?search=iht&details=108')
    await saysAll(dialog, [
      'Batch: Batch 05 Men',
      'Specialization: Hadith sciences',
      'Gender: Male',
      'Date of birth: 23 Nov 1984',
      'Qualification: M.A. Arabic',
      'Joining date: 01 Jun 2020',
      'Mobile number: +91 00000 02100WhatsApp',
      'Email: abdul@example.org',
      'Country: India',
      'Role: teacher',
      'Allow login: On',
      'Active: On',
      `Address: ${abdulGafoor.M05_Address}`,
    ])
    await leadsTo(dialog, 'Edit', '/admin/teacher_edit/108')
  },
})

export const CourseListAtTheirAddress = meta.story({
  parameters: { spec: [95] },
  args: { entries: ['/admin/teacher_detail/108'] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Courses' })).toBeVisible()
    await expect(await canvas.findByText('Arabic for Readers')).toBeVisible()
    await expect(canvas.getByText('Teacher details open from the teacher list')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Open the teacher' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Teacher Details' }))
    await expect(await dialog.findByText('abdul@example.org')).toBeVisible()
    await isAt(canvas, '/admin/teacher?details=108')
  },
})
