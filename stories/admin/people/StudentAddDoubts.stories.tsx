import { expect, waitFor } from 'storybook/test'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { press, question, says } from '#stories/admin/formPlay.ts'
import { isLookedAt } from '#stories/isLookedAt.ts'
import preview from '#storybook/preview.tsx'
import { keepStudentDraft } from './studentForm.ts'

const meta = preview.meta({
  ...consoleAt('/admin/add_students'),
  tags: ['!autodocs', 'console'],
})

/** Values that the specification accepts but that are probably wrong are asked about, all at once. */
export const Asked = meta.story({
  parameters: { spec: [327] },
  beforeEach: () => keepStudentDraft({ M05_MobileNumber: '12', M05_DOB: '2050-01-03' }),
  play: async ({ canvas, userEvent }) => {
    await press({ canvas, userEvent }, 'Submit')
    const asks = await question(canvas)
    await expect(asks.getByRole('paragraph')).toHaveTextContent(
      'Date of Birth: 03 Jan 2050 is in the future. Joining Date: 02 Dec 2024 is before the birth. Mobile Number: 12 has only 2 digits.',
    )
    await waitFor(() => expect(asks.getByRole('button', { name: 'Go back' })).toHaveFocus())
  },
})

export const SavedAnyway = Asked.extend({
  play: async ({ canvas, userEvent }) => {
    await press({ canvas, userEvent }, 'Submit')
    const asks = await question(canvas)
    if (isLookedAt) return
    await userEvent.click(asks.getByRole('button', { name: 'Save anyway' }))
    await expect(await canvas.findByText('Student "Ruqiya Ameen" has been added.')).toBeInTheDocument()
  },
})

/** The texts stay at the fields, and the first of them has the focus. */
export const WentBack = Asked.extend({
  beforeEach: () => keepStudentDraft({ M05_MobileNumber: '12' }),
  play: async ({ canvas, userEvent }) => {
    await press({ canvas, userEvent }, 'Submit and add another')
    const asks = await question(canvas)
    await userEvent.click(asks.getByRole('button', { name: 'Go back' }))
    const mobile = canvas.getByLabelText('Mobile Number')
    await waitFor(() => expect(mobile).toHaveFocus())
    await says(mobile, '10 digits, such as 94470 12345 12 has only 2 digits')
    await userEvent.type(mobile, '34567890')
    await expect(mobile).toBeValid()
    if (isLookedAt) return
    await press({ canvas, userEvent }, 'Submit and add another')
    await expect(await canvas.findByText('Student "Ruqiya Ameen" has been added.')).toBeInTheDocument()
    await expect(canvas.getByLabelText('User Name')).toHaveValue('')
  },
})
