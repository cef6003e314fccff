import { expect, waitFor } from 'storybook/test'
import { openToken } from '#mocks/fixtures/accounts.ts'
import { unusedDivision } from '#mocks/fixtures/divisions.ts'
import { failing } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { press, says } from '#stories/admin/formPlay.ts'
import preview from '#storybook/preview.tsx'
import { drafted, inIndia, readyForm, typedClass } from './classStory.ts'

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

const goneId = unusedDivision.M11_Division_id
