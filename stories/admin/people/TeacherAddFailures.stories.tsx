import { expect, waitFor } from 'storybook/test'
import { CODE_TAKEN } from '#contract/users.ts'
import { failing } from '#mocks/handlers.ts'
import { teacherAdd } from '#stories/admin/addForms.ts'
import { addStates } from '#stories/admin/addStates.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { generate, press, says } from '#stories/admin/formPlay.ts'
import { isLookedAt } from '#stories/isLookedAt.ts'
import preview from '#storybook/preview.tsx'
import type { PlayContext } from '#stories/playContext.ts'
import { keepTeacherDraft } from './teacherForm.ts'

const states = addStates(teacherAdd)

const meta = preview.meta({
  ...consoleAt('/admin/teacher', '/admin/teacher_add'),
  tags: ['!autodocs', 'console'],
  beforeEach: () => keepTeacherDraft(),
})

/** Refused by the real server: another teacher has this code. */
export const Server422 = meta.story({
  parameters: { spec: [367] },
  beforeEach: () => keepTeacherDraft({ M05_UserCode: 'iht-011' }),
  play: async ({ canvas, userEvent }) => {
    await submit({ canvas, userEvent })
    const code = canvas.getByLabelText('User Code')
    await waitFor(() => expect(code).toHaveAccessibleDescription(CODE_TAKEN))
    await waitFor(() => expect(code).toHaveFocus())
    await expect(canvas.getByLabelText('User Name')).toHaveValue('Salih Faizy')
  },
})

export const Server422Unknown = meta.story({
  parameters: { spec: [368] },
  beforeEach: ({ msw }) =>
    msw.use(
      failing('post', '/users', 422, {
        message: 'Refused',
        errors: { M05_Term: ['The term is over'], M06_Specialization: ['Too odd', 'Too long'] },
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await submit({ canvas, userEvent })
    await expect(await canvas.findByText('The term is over')).toBeVisible()
    await says(canvas.getByLabelText('Specialization'), 'Too odd, Too long')
  },
})

export const Failed = meta.story({ tags: ['frame'], parameters: { spec: [503] }, ...states.failed })
export const Offline = meta.story({ tags: ['frame'], parameters: { spec: [503] }, ...states.offline })
export const TimedOut = meta.story({ tags: ['frame'], parameters: { spec: [503] }, ...states.timedOut })
export const SentTwice = meta.story({ tags: ['frame'], ...states.sentTwice })
export const AlreadySaved = meta.story({ tags: ['frame'], ...states.alreadySaved })
export const Dirty = meta.story({ tags: ['frame'], ...states.dirty })

/** The switches are restored, too. */
export const DraftRestored = meta.story({
  ...states.draftRestored,
  play: async (player) => {
    const { canvas } = player
    await expect(await canvas.findByLabelText('Specialization')).toHaveValue('Tafsir')
    await expect(canvas.getByRole('switch', { name: 'Active' })).not.toBeChecked()
    await states.draftRestored.play(player)
    if (isLookedAt) return
    await expect(canvas.getByLabelText('Specialization')).toHaveValue('')
    await expect(canvas.getByRole('switch', { name: 'Active' })).toBeChecked()
  },
})

export const SignedOutWhileTyping = meta.story({
  tags: ['frame'],
  parameters: { spec: [493] },
  ...states.signedOutWhileTyping,
})

async function submit(player: PlayContext) {
  await generate(player)
  await press(player)
}
