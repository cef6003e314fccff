import { expect, waitFor } from 'storybook/test'
import { apiHandlers, failing } from '#mocks/handlers.ts'
import { studentAdd } from '#stories/admin/addForms.ts'
import { addStates } from '#stories/admin/addStates.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { generate, isAt, press, says } from '#stories/admin/formPlay.ts'
import { isLookedAt } from '#stories/isLookedAt.ts'
import preview from '#storybook/preview.tsx'
import type { PlayContext } from '#stories/playContext.ts'
import { keepStudentDraft } from './studentForm.ts'

const states = addStates(studentAdd)

const meta = preview.meta({
  ...consoleAt('/admin/adminpanel', '/admin/add_students'),
  tags: ['!autodocs', 'console'],
  beforeEach: () => keepStudentDraft(),
})

export const Server422 = meta.story({
  parameters: { spec: [367, 368, 424] },
  beforeEach: ({ msw }) =>
    msw.use(
      failing('post', '/users', 422, {
        message: 'The given data was invalid.',
        errors: { M05_UserCode: ['This user code is already taken', 'Too short'] },
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await submit({ canvas, userEvent })
    const code = canvas.getByLabelText('User Code')
    await says(code, 'This user code is already taken, Too short')
    await waitFor(() => expect(code).toHaveFocus())
    await expect(canvas.getByLabelText('User Name')).toHaveValue('Ruqiya Ameen')
  },
})

/** Field errors with a status other than 422 are also shown as a notice. */
export const RefusedOtherwise = meta.story({
  parameters: { spec: [425] },
  beforeEach: ({ msw }) =>
    msw.use(
      failing('post', '/users', 409, {
        message: 'Refused',
        errors: { M05_UserCode: ['Taken yesterday'], M05_Email: ['Known already'] },
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await submit({ canvas, userEvent })
    await expect(await canvas.findByText('Taken yesterday, Known already')).toBeVisible()
    await says(canvas.getByLabelText('User Code'), 'Taken yesterday')
  },
})

export const SignedOutWhileTyping = meta.story({
  parameters: { spec: [493] },
  ...states.signedOutWhileTyping,
})

async function submit(player: PlayContext) {
  await generate(player)
  await press(player)
}

/** Nobody can be enrolled before there is a batch: the form leads to adding one, and keeps what is typed. */
export const NoBatches = meta.story({
  beforeEach({ msw }) {
    keepStudentDraft({ M05_M02_BachId: '', M07_M11_DivisionId: '' })
    msw.use(...apiHandlers({ students: [], teachers: [], divisions: [], classes: [], batches: [] }))
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/There are no batches yet/)
    await expect(canvas.getByRole('combobox', { name: 'Batch' })).toBeDisabled()
    if (isLookedAt) return
    await userEvent.click(canvas.getByRole('link', { name: 'Add a batch' }))
    await isAt(canvas, '/admin/batch_add')
    await expect(sessionStorage.getItem('draft:/admin/add_students')).toMatch(/Ruqiya Ameen/)
  },
})
