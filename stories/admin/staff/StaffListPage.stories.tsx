import { expect, spyOn, waitFor, within } from 'storybook/test'
import { fewStaff, twoStepKey } from '#mocks/fixtures/staff.ts'
import { apiHandlers, failing } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { isAt } from '#stories/admin/formPlay.ts'
import { columnsOf, loadedAtLast } from '#stories/admin/ownWords.ts'
import { isManualView } from '#stories/isManualView.ts'
import type { PlayContext } from '#stories/playContext.ts'
import preview from '#storybook/preview.tsx'

const columns = ['#', 'Name', 'Sign-in name', 'Level', 'Two-step', 'Last sign-in', 'State', 'Actions']

const usual = () => apiHandlers({ accounts: fewStaff })
const loaded = loadedAtLast({ call: '/staff', loading: 'Loading staff accounts', columns, usual })

const meta = preview.meta({
  ...consoleAt('/admin/staff'),
  tags: ['!autodocs', 'console'],
  beforeEach: ({ msw }) => msw.use(...usual()),
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('Yusuf Haris')
    await expect(columnsOf(canvas)).toEqual(columns)
    await expect(canvas.getAllByRole('row')).toHaveLength(8)
    await expect(canvas.getByRole('row', { name: /Nadira Salim/ })).toHaveTextContent(/you/)
    await expect(canvas.getByText(/^Levels say what staff may do here/)).toBeVisible()
  },
})

export const OwnWords = meta.story({
  beforeEach: loaded.beforeEach,
  play: async (player) => {
    const { canvas, userEvent } = player
    await loaded.play(player)
    await canvas.findByText('Yusuf Haris')
    await userEvent.type(canvas.getByRole('searchbox'), 'jale{Enter}')
    await canvas.findByText('1 to 1 of 1')
    await expect(canvas.getByText('Suspended', { selector: 'td *' })).toBeVisible()
    await userEvent.clear(canvas.getByRole('searchbox'))
    await userEvent.type(canvas.getByRole('searchbox'), 'nobody{Enter}')
    await expect(await canvas.findByText('No person matches "nobody". Clear the search.')).toBeVisible()
  },
})

export const Filtered = meta.story({
  args: { entries: ['/admin/staff?level=editor&two_step=off'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Ruqiya Basheer')
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
    await userEvent.selectOptions(canvas.getByLabelText('State'), 'Invited')
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2))
    await isAt(canvas, '/admin/staff?level=editor&two_step=off&state=invited')
  },
})

export const AddAsked = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Yusuf Haris')
    await userEvent.keyboard('n')
    const dialog = within(await canvas.findByRole('dialog', { name: 'Add a person' }))
    const make = () => userEvent.click(dialog.getByRole('button', { name: 'Make the link' }))
    await waitFor(() => expect(dialog.getByLabelText(/^Name/)).toHaveFocus())
    await make()
    await expect(await dialog.findAllByText('Name is required')).not.toHaveLength(0)
    const login = dialog.getByLabelText(/^Sign-in name/)
    await expect(login).toHaveAccessibleDescription(/Enter an e-mail address, or a name without spaces/)
    if (isManualView) return
    await userEvent.type(dialog.getByLabelText(/^Name/), 'Another')
    await userEvent.type(login, 'safiya')
    await make()
    await expect((await dialog.findAllByText('Somebody has this sign-in name already'))[0]).toBeVisible()
  },
})

/** The link is shown once, to copy or to send. */
export const Invited = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'ADD Person' }))
    const form = within(await canvas.findByRole('dialog', { name: 'Add a person' }))
    await userEvent.type(form.getByLabelText(/^Name/), 'Amina Beevi')
    await userEvent.type(form.getByLabelText(/^Sign-in name/), 'amina')
    await userEvent.selectOptions(form.getByLabelText('Level'), 'editor')
    await userEvent.click(form.getByRole('button', { name: 'Make the link' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Send this link to Amina Beevi' }))
    const link = dialog.getByLabelText('One-time link')
    await expect(link.getAttribute('value')).toMatch(/\/admin\/link#\S{22,}$/)
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(dialog.getByRole('button', { name: 'Copy' }))
    await expect(write).toHaveBeenCalledWith(link.getAttribute('value'))
    const send = dialog.getByRole('link', { name: 'Send by WhatsApp' })
    await expect(send.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\?text=.*%23\S{22,}$/)
    await expect(await canvas.findByRole('row', { name: /Amina Beevi/, hidden: true })).toHaveTextContent(
      /Invited/,
    )
  },
})

/** Opens the menu of a person, presses an entry, and returns the question. */
async function choose({ canvas, userEvent }: PlayContext, person: string, entry: string, title = entry) {
  await userEvent.click(await canvas.findByRole('button', { name: `More ${person}` }))
  await userEvent.click(await within(document.body).findByRole('menuitem', { name: entry }))
  return within(await canvas.findByRole('alertdialog', { name: title }))
}

export const SuspendAsked = meta.story({
  play: async (player) => {
    const { canvas, userEvent } = player
    const dialog = await choose(player, 'Safiya Musa', 'Suspend')
    await expect(dialog.getByText(/They are signed out everywhere at once/)).toBeVisible()
    if (isManualView) return
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }))
    await canvas.findByText('Safiya Musa has been suspended.')
    const back = await choose(player, 'Safiya Musa', 'Bring back')
    await userEvent.click(back.getByRole('button', { name: 'Bring back' }))
    await canvas.findByText('Safiya Musa can sign in again.')
    // The table shows the answer, in full colours.
    await waitFor(() => expect(canvas.getByRole('table')).not.toHaveAttribute('aria-busy', 'true'))
  },
})

/** A level, two-step sign-in, an account, and a link. */
export const Changed = meta.story({
  play: async (player) => {
    const { canvas, userEvent } = player
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Safiya Musa' }))
    const form = within(await canvas.findByRole('dialog', { name: 'Change account' }))
    await userEvent.selectOptions(form.getByLabelText('Level'), 'viewer')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await canvas.findByText('Safiya Musa has been saved.')
    await waitFor(() => expect(canvas.getByRole('row', { name: /Safiya Musa/ })).toHaveTextContent(/Viewer/))
    const off = await choose(player, 'Yusuf Haris', 'Turn off two-step', 'Turn off two-step sign-in')
    await userEvent.click(off.getByRole('button', { name: 'Turn off' }))
    await canvas.findByText('Yusuf Haris signs in without a code now.')
    const remove = await choose(player, 'Jaleel Moosa', 'Remove')
    await userEvent.click(remove.getByRole('button', { name: 'Remove' }))
    await canvas.findByText('Jaleel Moosa has been removed.')
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Jaleel/ })).toBeNull())
    const link = await choose(player, 'Yusuf Haris', 'New link', 'Make a new link')
    await userEvent.click(link.getByRole('button', { name: 'Make a new link' }))
    await expect(await canvas.findByRole('dialog', { name: 'Send this link to Yusuf Haris' })).toBeVisible()
  },
})

/** The last active Administrator keeps level and account; the entries say why they are off. */
export const OnlyAdministrator = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...apiHandlers({ accounts: fewStaff.filter(({ login }) => login !== 'yusuf.h') })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More Nadira Salim' }))
    const menu = within(await within(document.body).findByRole('menu'))
    for (const name of ['Suspend (the only Administrator)', 'Remove (the only Administrator)'])
      await expect(menu.getByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Nadira Salim' }))
    const form = within(await canvas.findByRole('dialog', { name: 'Change account' }))
    await expect(form.getByLabelText('Level')).toBeDisabled()
  },
})

/** The switch gives way to the reason, with Retry. */
export const SettingsNotLoaded = meta.story({
  beforeEach: ({ msw }) => msw.use(failing('get', '/account', 500)),
  play: async ({ canvas }) => {
    await canvas.findByText('Yusuf Haris')
    await expect(
      await canvas.findByText('Whether everybody needs two-step sign-in could not be loaded.'),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(canvas.queryByRole('switch')).toBeNull()
  },
})

/** An Administrator has it first; then everybody needs it. A failure changes nothing, and the notice tries again. */
export const TwoStepForEverybody = meta.story({
  beforeEach: ({ msw }) => msw.use(failing('put', '/staff_settings', 500), ...withTwoStep()),
  play: async ({ canvas, userEvent, msw }) => {
    const needed = await canvas.findByRole('switch', { name: /^Everybody needs two-step sign-in/ })
    await waitFor(() => expect(needed).toBeEnabled())
    await userEvent.click(needed)
    await expect(await canvas.findByText('Nothing was changed. Please try again.')).toBeVisible()
    await waitFor(() => expect(needed).not.toBeChecked())
    msw.use(...withTwoStep())
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await canvas.findByText(/^Everybody now needs two-step sign-in\./)
    await waitFor(() => expect(needed).toBeChecked())
  },
})

const withTwoStep = () =>
  apiHandlers({ accounts: fewStaff.map((person) => (person.id === 1 ? { ...person, twoStepKey } : person)) })
