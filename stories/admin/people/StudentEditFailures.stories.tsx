import { expect } from 'storybook/test'
import { batch06A } from '#mocks/fixtures/divisions.ts'
import { fathimaNasreen } from '#mocks/fixtures/students.ts'
import { failing } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { CHANGED_BY_OFFICE, choiceOf, choose, says, somebodyElseSaves } from '#stories/admin/formPlay.ts'
import { isLookedAt } from '#stories/isLookedAt.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ ...consoleAt('/admin/student_edit/214'), tags: ['!autodocs', 'console'] })

export const Server422 = meta.story({
  parameters: { spec: [367, 368, 427] },
  beforeEach: ({ msw }) =>
    msw.use(
      failing('put', '/users/:id', 422, {
        message: 'The given data was invalid.',
        errors: { M05_UserCode: ['This user code is already taken'], M05_Term: ['The term is over'] },
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Update' }))
    await canvas.findByText('Error Updating student: This user code is already taken, The term is over')
    await says(canvas.getByLabelText('User Code'), 'This user code is already taken')
    await expect(canvas.getByText('The term is over')).toBeVisible()
  },
})

/** Another user's move to another batch is merged with another name. */
export const Conflict412 = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('User Name'), ' K')
    await change({ ...otherPlace, M05_JoiningDate: '2024-06-10' })
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
    await canvas.findByText(
      `Student "Fathima Nasreen K" has been saved. Batch, Joining Date, and Division were ${CHANGED_BY_OFFICE}`,
    )
    const row = (await canvas.findByText('IHS-1038')).closest('tr')
    await expect(row).toHaveTextContent(/Batch 06 Women.*Division A/)
  },
})

/** Both moved the student: batch and division are one choice, by name. */
export const ConflictAsked = meta.story({
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'Division', 'Division B')
    await change({ ...otherPlace, M05_Qualification: 'M.A. Arabic' })
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
    const choice = await choiceOf(canvas, 'Batch and Division')
    await choice.findByRole('radio', { name: 'Batch 07 Women, Division B Yours' })
    const theirs = await choice.findByRole('radio', {
      name: 'Batch 06 Women, Division A office@example.org',
    })
    await expect(canvas.getByLabelText('Qualification')).toHaveValue('M.A. Arabic')
    await userEvent.click(theirs)
    const chosen = await choiceOf(canvas, 'Batch and Division')
    await expect(await chosen.findByRole('radio', { name: /^Batch 06 Women/, checked: true })).toHaveFocus()
    await expect(canvas.queryByRole('combobox', { name: 'Division' })).toBeNull()
    if (isLookedAt) return
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
    await expect(await canvas.findByText(/^Student "Fathima Nasreen" has been saved\./)).toBeVisible()
    const row = (await canvas.findByText('IHS-1038')).closest('tr')
    await expect(row).toHaveTextContent(/Batch 06 Women.*Division A/)
  },
})

const otherPlace = { M05_M02_BachId: batch06A.M11_Batch_id, M07_M11_DivisionId: batch06A.M11_Division_id }

const change = (changes: Partial<typeof fathimaNasreen>) =>
  somebodyElseSaves('/users/214', { ...fathimaNasreen, ...changes })
