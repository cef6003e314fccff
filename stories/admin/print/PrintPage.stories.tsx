import { expect, within } from 'storybook/test'
import { ayshaRahman, fathimaNasreen } from '#mocks/fixtures/students.ts'
import { apiHandlers, failing } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { isManualView } from '#stories/isManualView.ts'
import preview from '#storybook/preview.tsx'
import { inPrint } from './inPrint.ts'

const meta = preview.meta({
  ...consoleAt('/admin/print?batch_id=7&division_id=11&month=2024-12'),
  tags: ['!autodocs', 'console'],
})

/**
 * The class of 7 December is marked. On paper, there are no controls, and a name in Arabic is not cut off either.
 */
export const Attendance = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...apiHandlers({ students: [fathimaNasreen, { ...ayshaRahman, M05_UserName: 'عائشة محمد' }] })),
  play: async ({ canvas }) => {
    const sheet = within(await canvas.findByRole('table'))
    const head = sheet.getByRole('columnheader', { name: /^Attendance, December 2024/ })
    await expect(
      await sheet.findByRole('columnheader', { name: /^Batch 07 Women ?Division A/ }),
    ).toBeVisible()
    await expect(await sheet.findByRole('columnheader', { name: /^7 ?S ?class/ })).toBeVisible()
    await expect(sheet.getByRole('rowheader', { name: 'Fathima Nasreen' })).toBeVisible()
    await expect(sheet.getByRole('rowheader', { name: 'Present' })).toBeVisible()
    const arabic = sheet.getByRole('rowheader', { name: 'عائشة محمد' })
    await expect(arabic).toHaveAttribute('dir', 'rtl')
    const button = canvas.getByRole('button', { name: 'Print' })
    await expect(button).toBeEnabled()
    const month = canvas.getByRole('combobox', { name: 'Month' })
    await inPrint(async () => {
      await expect(button).not.toBeVisible()
      await expect(month).not.toBeVisible()
      await expect(head).toBeVisible()
      await expect(arabic).toBeVisible()
      await expect(arabic.scrollWidth).toBeLessThanOrEqual(arabic.clientWidth)
      await expect(arabic.scrollHeight).toBeLessThanOrEqual(arabic.clientHeight)
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

/** A name in Malayalam. */
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

export const NothingChosen = meta.story({
  args: { entries: ['/admin/print'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Choose a batch, and a division if you like.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Print' })).toBeDisabled()
  },
})

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing('get', '/students', 500)),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByText('Failed to load the students')).toBeVisible()
    if (isManualView) return
    msw.use(...apiHandlers())
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByRole('rowheader', { name: 'Fathima Nasreen' })).toBeVisible()
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
