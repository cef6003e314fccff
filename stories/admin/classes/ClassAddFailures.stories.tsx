import { expect, waitFor } from 'storybook/test'
import { openToken } from '#mocks/fixtures/accounts.ts'
import { batch07C, unusedDivision } from '#mocks/fixtures/divisions.ts'
import { failing } from '#mocks/handlers.ts'
import { classAdd } from '#stories/admin/addForms.ts'
import { addStates } from '#stories/admin/addStates.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { press, says } from '#stories/admin/formPlay.ts'
import preview from '#storybook/preview.tsx'
import { drafted, inIndia, readyForm, typedClass } from './classStory.ts'

const states = addStates(classAdd)

const meta = preview.meta({
  ...consoleAt({ pathname: '/admin/class_add' }),
  tags: ['!autodocs', 'console'],
  beforeEach() {
    drafted()
    return inIndia()
  },
})

export const Server422 = meta.story({
  parameters: { spec: [367] },
  beforeEach: ({ msw }) =>
    msw.use(
      failing('post', '/classes', 422, {
        message: 'The given data was invalid.',
        errors: { M03_Title: ['Title is taken', 'Title is odd'], M03_M11_DivisionIds: ['No such division'] },
      }),
    ),
  play: async (player) => {
    const { canvas } = player
    await readyForm(canvas)
    await press(player)
    const title = canvas.getByRole('textbox', { name: 'Title' })
    await says(title, 'Title is taken, Title is odd')
    await waitFor(() => expect(title).toHaveFocus())
    await says(canvas.getByRole('combobox', { name: 'Division' }), '2 chosen. No such division')
  },
})

/** Another user deleted a division while the form was open: the real server's error is shown under the field. */
export const DivisionGone = meta.story({
  beforeEach: () => drafted({ ...typedClass, M03_M11_DivisionIds: `["${goneId}"]` }),
  play: async (player) => {
    await readyForm(player.canvas)
    const headers = { authorization: `Bearer ${openToken}` }
    await fetch(`/api/division/${goneId}`, { method: 'DELETE', headers })
    await press(player)
    await expect(await player.canvas.findByText('This division does not belong to the batch')).toBeVisible()
  },
})

export const Server422Unknown = meta.story({ tags: ['frame'], ...states.server422Unknown })

/** The chosen divisions are kept, too. */
export const Failed = meta.story({
  parameters: { spec: [459, 503] },
  ...states.failed,
  play: async (player) => {
    await states.failed.play(player)
    const name = `Remove ${batch07C.M11_Division_name}`
    await expect(player.canvas.getByRole('button', { name })).toBeVisible()
  },
})

export const Offline = meta.story({ tags: ['frame'], parameters: { spec: [459, 503] }, ...states.offline })
export const TimedOut = meta.story({ tags: ['frame'], parameters: { spec: [459, 503] }, ...states.timedOut })

const goneId = unusedDivision.M11_Division_id

export const AlreadySaved = meta.story({ tags: ['frame'], ...states.alreadySaved })
