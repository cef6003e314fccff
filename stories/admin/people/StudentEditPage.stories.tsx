import { http, HttpResponse } from 'msw'
import { expect } from 'storybook/test'
import { PASSWORD_MARKER } from '#contract/access/passwordMarker.ts'
import { batch06A } from '#mocks/fixtures/divisions.ts'
import { fathimaNasreen, withoutPlaces } from '#mocks/fixtures/students.ts'
import { answering, failing } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { studentEdit } from '#stories/admin/editForms.ts'
import { editStates } from '#stories/admin/editStates.ts'
import {
  CHANGED_BY_OFFICE,
  choiceOf,
  choose,
  generate,
  isAt,
  leadsTo,
  press,
  says,
  shows,
  somebodyElseSaves,
} from '#stories/admin/formPlay.ts'
import { isManualView } from '#stories/isManualView.ts'
import preview from '#storybook/preview.tsx'

const states = editStates(studentEdit)

const meta = preview.meta({ ...consoleAt('/admin/student_edit/214'), tags: ['!autodocs', 'console'] })

/** The password is shown as bullets and left unchanged. */
export const Filled = meta.story({
  parameters: { spec: [90, 138, 283, 285, 401] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('User Name')).toHaveValue('Fathima Nasreen')
    await expect(canvas.getByLabelText('User Code')).toHaveValue('IHS-1038')
    await shows(canvas, 'Gender', 'Female')
    await expect(canvas.getByLabelText('Mobile Number')).toHaveValue('+910000001038')
    await shows(canvas, 'Batch', 'Batch 07 Women')
    await shows(canvas, 'Division', 'Division A')
    await expect(canvas.getByLabelText('Password')).toHaveValue(PASSWORD_MARKER)
    await leadsTo(canvas, 'Back to students', '/admin/adminpanel')
    await expect(canvas.getByRole('button', { name: 'Update' })).toBeVisible()
  },
})

/** An unchanged password is neither sent nor shown; nor is a generated one that was taken back. */
export const PasswordUnchanged = meta.story({
  parameters: { spec: [286, 289, 375, 395] },
  play: async (player) => {
    const { canvas, userEvent, msw } = player
    let sent: unknown
    msw.use(
      http.put('/api/users/:id', async ({ request }) => {
        sent = await request.clone().json()
        return undefined
      }),
    )
    await generate(player)
    await expect(
      canvas.getByText('New password, not saved yet. Revert restores the saved one.'),
    ).toBeVisible()
    await press(player, 'Revert')
    await expect(canvas.getByLabelText('Password')).toHaveValue(PASSWORD_MARKER)
    await userEvent.type(await canvas.findByLabelText('Qualification'), ', M.A.')
    if (isManualView) return
    await press(player, 'Update')
    await canvas.findByText('Student "Fathima Nasreen" has been saved.')
    await expect(sent).toMatchObject({ M05_M04_Role: [14], M05_User_Type: 'student' })
    await expect(sent).not.toHaveProperty('M05_Password')
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
    await isAt(canvas, '/admin/adminpanel')
  },
})

/** A back end that returns the real password: reverting sends it unchanged, unless it is too short. */
export const PasswordFromBackEnd = meta.story({
  parameters: { spec: [289, 332, 472] },
  beforeEach: ({ msw }) => msw.use(withPassword('short')),
  play: async (player) => {
    const { canvas } = player
    await generate(player)
    await press(player, 'Revert')
    await expect(canvas.getByLabelText('Password')).toHaveValue('short')
    await press(player, 'Update')
    await expect(await canvas.findByText('Password must be at least 8 characters')).toBeVisible()
  },
})

/** Batch and division were deleted: both must be chosen again. */
export const Refused = meta.story({
  parameters: { spec: [313, 319] },
  args: { entries: [`/admin/student_edit/${withoutPlaces.M05_UserId}`] },
  beforeEach: ({ msw }) => msw.use(...answering('students', [withoutPlaces])),
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByLabelText('User Name'))
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
    await canvas.findByText('2 fields need attention')
    await expect(canvas.getByText('User Name is required')).toBeVisible()
    await expect(canvas.getByText('Division is required')).toBeVisible()
    await choose({ canvas, userEvent }, 'Batch', 'Batch 04 Men')
    await choose({ canvas, userEvent }, 'Division', 'Division A')
    await expect(canvas.queryByText('Division is required')).not.toBeInTheDocument()
  },
})

/** Responds like a back end that stores plain passwords. */
function withPassword(password: string) {
  return http.get('/api/students/:id', () =>
    HttpResponse.json({ data: { ...fathimaNasreen, M05_Password: password } }),
  )
}

export const OwnWords = meta.story({ parameters: { spec: [427, 429, 503] }, ...states.ownWords })

/** A generated password is not in the draft, and the form says that it is lost. */
export const DraftWithoutPassword = meta.story({
  beforeEach() {
    const draft = { values: { M05_UserName: 'Fathima Nasreen 3' }, isWithoutSecret: true }
    sessionStorage.setItem('draft:/admin/student_edit/214', JSON.stringify(draft))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Passwords are not kept: generate a new one\.$/)).toBeVisible()
  },
})

export const Server422 = meta.story({
  parameters: { spec: [367, 368, 427] },
  beforeEach: ({ msw }) =>
    msw.use(
      failing('put', '/users/:id', 422, {
        message: 'The given data was invalid.',
        errors: { M05_UserCode: ['This user code is already taken'], M05_Term: ['The term is over'] },
      }),
    ),
  play: async (player) => {
    const { canvas } = player
    await press(player, 'Update')
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

/** Both moved the student: batch and division are one choice, by name. A Select passes Ctrl+Enter to the form. */
export const ConflictAsked = meta.story({
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'Division', 'Division B')
    await change({ ...otherPlace, M05_Qualification: 'M.A. Arabic' })
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
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
    if (isManualView) return
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
    await expect(await canvas.findByText(/^Student "Fathima Nasreen" has been saved\./)).toBeVisible()
    const row = (await canvas.findByText('IHS-1038')).closest('tr')
    await expect(row).toHaveTextContent(/Batch 06 Women.*Division A/)
  },
})

const otherPlace = { M05_M02_BachId: batch06A.M11_Batch_id, M07_M11_DivisionId: batch06A.M11_Division_id }

const change = (changes: Partial<typeof fathimaNasreen>) =>
  somebodyElseSaves('/users/214', { ...fathimaNasreen, ...changes })
