import { expect, waitFor } from 'storybook/test'
import { pending } from '#mocks/handlers.ts'
import type { PlayContextWithMsw } from '#stories/playContext.ts'
import { addressOf, generate, keptTexts, newPassword } from './studentForm.ts'

/** A password as the console generates it. @spec 287 */
const generated = /^[\w!@#$%^&*()+[\]{}|;:,.<>?]{12}$/

/** A form that adds a person, with a draft without a password. */
export interface AddForm {
  /** The form's address: /admin/teacher_add. */
  address: string
  /** Stores a draft for the form, with changes by field name. */
  keepDraft: (changes?: { M05_Qualification?: string; M05_MobileNumber?: string; M05_Email?: string }) => void
  /** The person of the draft. */
  userName: string
}

/** The states that the add forms of students and teachers share. */
export function addPersonStates({ address, keepDraft, userName }: AddForm) {
  const submit = async ({ canvas, userEvent }: Omit<PlayContextWithMsw, 'msw'>) =>
    userEvent.click(await canvas.findByRole('button', { name: 'Submit' }))

  return {
    filled: {
      beforeEach: () => keepDraft(),
      async play({ canvas, userEvent }: PlayContextWithMsw) {
        await generate({ canvas, userEvent })
        await expect(canvas.getByLabelText('User Name')).toHaveValue(userName)
        const batch = canvas.getByRole('combobox', { name: 'Batch' })
        await waitFor(() => expect(batch).toHaveTextContent('Batch 07 Women'))
      },
    },
    refusedOne: {
      beforeEach: () => keepDraft({ M05_Qualification: '' }),
      async play({ canvas, userEvent }: PlayContextWithMsw) {
        await generate({ canvas, userEvent })
        await submit({ canvas, userEvent })
        await expect(await canvas.findByText('Qualification is required')).toBeVisible()
        await waitFor(() => expect(canvas.getByLabelText('Qualification')).toHaveFocus())
      },
    },
    cleared: {
      async play({ canvas, userEvent }: PlayContextWithMsw) {
        await submit({ canvas, userEvent })
        await userEvent.type(canvas.getByLabelText('User Name'), 'S')
        await waitFor(() => expect(canvas.queryByText('User Name is required')).not.toBeInTheDocument())
        await expect(canvas.getByText('User Code is required')).toBeVisible()
      },
    },
    invalidPhone: {
      beforeEach: () => keepDraft({ M05_MobileNumber: '00000 0103x' }),
      async play({ canvas, userEvent }: PlayContextWithMsw) {
        await submit({ canvas, userEvent })
        await expect(await canvas.findByText('Invalid phone number')).toBeVisible()
        await waitFor(() => expect(canvas.getByLabelText('Mobile Number')).toHaveFocus())
      },
    },
    invalidEmail: {
      beforeEach: () => keepDraft({ M05_Email: 'someone@' }),
      async play({ canvas, userEvent }: PlayContextWithMsw) {
        await submit({ canvas, userEvent })
        await expect(await canvas.findByText('Invalid email address')).toBeVisible()
      },
    },
    passwordGenerated: {
      beforeEach: () => keepDraft(),
      async play({ canvas, userEvent }: PlayContextWithMsw) {
        const first = await generate({ canvas, userEvent })
        await expect(first).toMatch(generated)
        await expect(await generate({ canvas, userEvent })).not.toBe(first)
        const draft = sessionStorage.getItem(`draft:${address}`)
        await expect(draft).toContain(userName)
        await expect(draft).not.toMatch(/Password/)
      },
    },
    saving: {
      beforeEach({ msw }: PlayContextWithMsw) {
        keepDraft()
        msw.use(pending('post', '/users'))
      },
      async play({ canvas, userEvent }: PlayContextWithMsw) {
        await generate({ canvas, userEvent })
        await submit({ canvas, userEvent })
        await canvas.findByRole('button', { name: 'Loading...' })
        await expect(canvas.getByLabelText('User Name')).toBeDisabled()
        await expect(canvas.getByRole('combobox', { name: 'Batch' })).toBeDisabled()
      },
    },
    /** The batch is kept for the next person. */
    savedAndAnother: {
      beforeEach: () => keepDraft(),
      async play({ canvas, userEvent }: PlayContextWithMsw) {
        await generate({ canvas, userEvent })
        await userEvent.click(canvas.getByRole('button', { name: 'Submit and add another' }))
        await userEvent.click((await newPassword(canvas)).getByRole('button', { name: 'Done' }))
        await expect(canvas.getByLabelText('User Name')).toHaveValue('')
        await expect(canvas.getByLabelText('Password')).toHaveValue('')
        const batch = canvas.getByRole('combobox', { name: 'Batch' })
        await waitFor(() => expect(batch).toHaveTextContent('Batch 07 Women'))
        await expect(addressOf(canvas)).toBe(address)
      },
    },
    narrow: {
      async play({ canvas, userEvent }: PlayContextWithMsw) {
        await submit({ canvas, userEvent })
        await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
      },
    },
  }
}

/** The states that the edit forms of students and teachers share. */
export const editPersonStates = {
  invalidPhone: {
    async play({ canvas, userEvent }: PlayContextWithMsw) {
      const mobile = await canvas.findByLabelText('Mobile Number')
      await userEvent.clear(mobile)
      await userEvent.type(mobile, '00000 0103x')
      await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
      await expect(await canvas.findByText('Invalid phone number')).toBeVisible()
      await waitFor(() => expect(mobile).toHaveFocus())
    },
  },
  invalidEmail: {
    async play({ canvas, userEvent }: PlayContextWithMsw) {
      await userEvent.clear(await canvas.findByLabelText('Email'))
      await userEvent.type(canvas.getByLabelText('Email'), 'someone@')
      await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
      await expect(await canvas.findByText('Invalid email address')).toBeVisible()
    },
  },
  passwordGenerated: {
    async play({ canvas, userEvent }: PlayContextWithMsw) {
      await expect(await generate({ canvas, userEvent })).toMatch(generated)
      const kept = keptTexts().join()
      await expect(kept).toContain('M05_UserName')
      await expect(kept).not.toMatch(/Password/)
    },
  },
}
