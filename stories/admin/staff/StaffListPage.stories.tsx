import { expect, spyOn, waitFor, within } from 'storybook/test'
import { fewStaff } from '#mocks/fixtures/staff.ts'
import { apiHandlers, failing, pending } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { isAt } from '#stories/admin/formPlay.ts'
import { columnsOf } from '#stories/admin/listStates.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  ...consoleAt('/admin/staff'),
  tags: ['!autodocs', 'console'],
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ accounts: fewStaff })),
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending('get', '/staff')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading staff accounts')).toBeInTheDocument()
  },
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('Yusuf Haris')
    await expect(columnsOf(canvas)).toEqual([
      '#',
      'Name',
      'Sign-in name',
      'Level',
      'Two-step',
      'Last sign-in',
      'State',
      'Actions',
    ])
    await expect(canvas.getAllByRole('row')).toHaveLength(8)
    await expect(canvas.getByRole('row', { name: /Nadira Salim/ })).toHaveTextContent(/you/)
    await expect(canvas.getByText(/^Levels say what staff may do here/)).toBeVisible()
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

export const Searched = meta.story({
  args: { entries: ['/admin/staff?search=jale'] },
  play: async ({ canvas }) => {
    await canvas.findByText('1 to 1 of 1')
    await expect(canvas.getByText('Suspended', { selector: 'td *' })).toBeVisible()
  },
})

export const NothingFound = meta.story({
  args: { entries: ['/admin/staff?search=nobody'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No person matches "nobody". Clear the search.')).toBeVisible()
  },
})

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing('get', '/staff', 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error loading data')).toBeVisible()
  },
})

export const AddAsked = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Yusuf Haris')
    await userEvent.keyboard('n')
    const dialog = within(await canvas.findByRole('dialog', { name: 'Add a person' }))
    await waitFor(() => expect(dialog.getByLabelText(/^Name/)).toHaveFocus())
    await userEvent.click(dialog.getByRole('button', { name: 'Make the link' }))
    await expect(await dialog.findAllByText('Name is required')).not.toHaveLength(0)
    await expect(dialog.getByLabelText(/^Sign-in name/)).toHaveAccessibleDescription(
      /Enter an e-mail address, or a name without spaces/,
    )
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

export const NameTaken = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'ADD Person' }))
    const form = within(await canvas.findByRole('dialog', { name: 'Add a person' }))
    await userEvent.type(form.getByLabelText(/^Name/), 'Another')
    await userEvent.type(form.getByLabelText(/^Sign-in name/), 'safiya')
    await userEvent.click(form.getByRole('button', { name: 'Make the link' }))
    await expect((await form.findAllByText('Somebody has this sign-in name already'))[0]).toBeVisible()
  },
})

export const LevelChanged = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Safiya Musa' }))
    const form = within(await canvas.findByRole('dialog', { name: 'Change account' }))
    await userEvent.selectOptions(form.getByLabelText('Level'), 'viewer')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await canvas.findByText('Safiya Musa has been saved.')
    await waitFor(() => expect(canvas.getByRole('row', { name: /Safiya Musa/ })).toHaveTextContent(/Viewer/))
  },
})

/** Waits until the table shows the answer, in full colours. */
const isSettled = (canvas: ReturnType<typeof within>) =>
  waitFor(() => expect(canvas.getByRole('table')).not.toHaveAttribute('aria-busy', 'true'))

/** Opens the menu of a person, and presses an entry. */
async function choose(
  {
    canvas,
    userEvent,
  }: { canvas: ReturnType<typeof within>; userEvent: { click: (e: Element) => Promise<void> } },
  name: string,
  entry: string,
) {
  await userEvent.click(await canvas.findByRole('button', { name: `More ${name}` }))
  await userEvent.click(await within(document.body).findByRole('menuitem', { name: entry }))
}

export const SuspendAsked = meta.story({
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'Safiya Musa', 'Suspend')
    const dialog = await canvas.findByRole('alertdialog', { name: 'Suspend' })
    await expect(dialog).toHaveTextContent(/They are signed out everywhere at once/)
  },
})

export const Suspended = meta.story({
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'Safiya Musa', 'Suspend')
    const dialog = within(await canvas.findByRole('alertdialog', { name: 'Suspend' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }))
    await canvas.findByText('Safiya Musa has been suspended.')
    await choose({ canvas, userEvent }, 'Safiya Musa', 'Bring back')
    const back = within(await canvas.findByRole('alertdialog', { name: 'Bring back' }))
    await userEvent.click(back.getByRole('button', { name: 'Bring back' }))
    await canvas.findByText('Safiya Musa can sign in again.')
    await isSettled(canvas)
  },
})

export const Removed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'Jaleel Moosa', 'Remove')
    const dialog = within(await canvas.findByRole('alertdialog', { name: 'Remove' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    await canvas.findByText('Jaleel Moosa has been removed.')
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Jaleel/ })).toBeNull())
  },
})

export const NewLink = meta.story({
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'Yusuf Haris', 'New link')
    const dialog = within(await canvas.findByRole('alertdialog', { name: 'Make a new link' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Make a new link' }))
    await expect(await canvas.findByRole('dialog', { name: 'Send this link to Yusuf Haris' })).toBeVisible()
  },
})

export const TwoStepTurnedOff = meta.story({
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'Yusuf Haris', 'Turn off two-step')
    const dialog = within(await canvas.findByRole('alertdialog', { name: 'Turn off two-step sign-in' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Turn off' }))
    await canvas.findByText('Yusuf Haris signs in without a code now.')
    await isSettled(canvas)
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

/** An Administrator has it first; then everybody needs it. */
