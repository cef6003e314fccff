import { expect, within } from 'storybook/test'
import { ayshaRahman } from '#mocks/fixtures/students.ts'
import { apiHandlers, failing } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import preview from '#storybook/preview.tsx'
import { inPrint } from './inPrint.ts'

const meta = preview.meta({
  ...consoleAt('/admin/print?batch_id=7&division_id=11&month=2024-12'),
  tags: ['!autodocs', 'console'],
})

/** The class of 7 December is marked. On paper, there are no controls. */
export const Attendance = meta.story({
  play: async ({ canvas }) => {
    const sheet = within(await canvas.findByRole('table'))
    const head = sheet.getByRole('columnheader', { name: /^Attendance, December 2024/ })
    await expect(
      await sheet.findByRole('columnheader', { name: /^Batch 07 Women ?Division A/ }),
    ).toBeVisible()
    await expect(await sheet.findByRole('columnheader', { name: /^7 ?S ?class/ })).toBeVisible()
    await expect(sheet.getByRole('rowheader', { name: 'Fathima Nasreen' })).toBeVisible()
    await expect(sheet.getByRole('rowheader', { name: 'Present' })).toBeVisible()
    const button = canvas.getByRole('button', { name: 'Print' })
    await expect(button).toBeEnabled()
    const month = canvas.getByRole('combobox', { name: 'Month' })
    await inPrint(async () => {
      await expect(button).not.toBeVisible()
      await expect(month).not.toBeVisible()
      await expect(head).toBeVisible()
    })
  },
})

export const Register = meta.story({
  args: { entries: ['/admin/print?sheet=register&batch_id=7&division_id=11'] },
  play: async ({ canvas }) => {
    const sheet = within(await canvas.findByRole('table'))
    await expect(sheet.getAllByRole('columnheader', { name: 'Date' })).toHaveLength(10)
    await expect(sheet.getByText('+91 00000 01038')).toBeVisible()
    await inPrint(() => expect(sheet.getByText('+91 00000 01038')).toBeVisible())
  },
})

/** A batch with a name in Malayalam. */
export const ClassList = meta.story({
  args: { entries: ['/admin/print?sheet=list&batch_id=6'] },
  play: async ({ canvas }) => {
    const sheet = within(await canvas.findByRole('table'))
    const name = sheet.getByRole('rowheader', { name: 'ആമിന റഹീം' })
    await expect(name).toHaveAttribute('lang', 'ml')
    await expect(sheet.getByRole('columnheader', { name: 'Joined' })).toBeVisible()
    await inPrint(() => expect(name).toBeVisible())
  },
})

/** A student with a name in Arabic, which is not cut off on paper either. */
export const Arabic = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...apiHandlers({ students: [{ ...ayshaRahman, M05_UserName: 'عائشة محمد' }] })),
  play: async ({ canvas }) => {
    const sheet = within(await canvas.findByRole('table'))
    const name = sheet.getByRole('rowheader', { name: 'عائشة محمد' })
    await expect(name).toHaveAttribute('dir', 'rtl')
    await inPrint(async () => {
      await expect(name).toBeVisible()
      await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth)
      await expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight)
    })
  },
})

export const NothingChosen = meta.story({
  args: { entries: ['/admin/print'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Choose a batch, and a division if you like.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Print' })).toBeDisabled()
  },
})

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing('get', '/students', 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load the students')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
})

/** Attendance sheets mark the days of classes. */
export const ClassDaysFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing('get', '/classes', 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load the class days')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
})
