import { expect, waitFor } from 'storybook/test'
import { generate, press } from '#stories/admin/formPlay.ts'
import type { PlayContextWithMsw } from '#stories/playContext.ts'

/** A password as the console generates it. @spec 287 */
const generated = /^[\w!@#$%^&*()+[\]{}|;:,.<>?]{12}$/

/** A form that adds a person, with a draft without a password. */
export interface PersonForm {
  /** The form's address: /admin/teacher_add. */
  address: string
  /** Stores a draft for the form, with changes by field name. */
  keepDraft: (changes?: { M05_Qualification?: string; M05_MobileNumber?: string; M05_Email?: string }) => void
  /** The name of the draft's person. */
  text: string
}

/** The states that the add forms of students and teachers share. */
export function addPersonStates({ address, keepDraft, text }: PersonForm) {
  return {
    refusedOne: {
      beforeEach: () => keepDraft({ M05_Qualification: '' }),
      async play(player: PlayContextWithMsw) {
        const { canvas } = player
        await generate(player)
        await press(player)
        await expect(await canvas.findByText('Qualification is required')).toBeVisible()
        await waitFor(() => expect(canvas.getByLabelText('Qualification')).toHaveFocus())
      },
    },
    invalidPhone: {
      beforeEach: () => keepDraft({ M05_MobileNumber: '00000 0103x' }),
      async play(player: PlayContextWithMsw) {
        const { canvas } = player
        await press(player)
        await expect(await canvas.findByText('Invalid phone number')).toBeVisible()
        await waitFor(() => expect(canvas.getByLabelText('Mobile Number')).toHaveFocus())
      },
    },
    invalidEmail: {
      beforeEach: () => keepDraft({ M05_Email: 'someone@' }),
      async play(player: PlayContextWithMsw) {
        const { canvas } = player
        await press(player)
        await expect(await canvas.findByText('Invalid email address')).toBeVisible()
      },
    },
    passwordGenerated: {
      beforeEach: () => keepDraft(),
      async play(player: PlayContextWithMsw) {
        const first = await generate(player)
        await expect(first).toMatch(generated)
        await expect(await generate(player)).not.toBe(first)
        const draft = sessionStorage.getItem(`draft:${address}`)
        await expect(draft).toContain(text)
        await expect(draft).not.toMatch(/Password/)
      },
    },
  }
}
