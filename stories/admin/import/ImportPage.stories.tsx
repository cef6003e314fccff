import { expect, spyOn, waitFor, within } from 'storybook/test'
import { failing, offline, pending } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { isAt } from '#stories/admin/formPlay.ts'
import preview from '#storybook/preview.tsx'
import { answering, check, counted, give, studentRow } from './importStory.ts'

const meta = preview.meta({ ...consoleAt('/admin/import?kind=students'), tags: ['!autodocs', 'console'] })

const twoGood = [studentRow(), studentRow({ name: 'ആമിന റഹീം', code: 'IHS-1402', mobile: '+910000001402' })]

const oneFault = [...twoGood, studentRow({ code: 'IHS-1403', mobile: '00000 14x2' })]

/** What leaves the last step. */
const leaving = [
  ['link', 'See the students'],
  ['link', 'Back to students'],
  ['link', 'Close'],
  ['button', 'Import another file'],
] as const

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Choose a file' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Use pasted cells' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Download a template' })).toBeVisible()
  },
})

export const Reading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending('post', '/import/students/read')),
  play: async (player) => {
    await give(player, twoGood)
    await expect(await player.canvas.findByRole('button', { name: 'Loading...' })).toBeVisible()
  },
})

/** The sentence says what to do. */
export const Unreadable = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Choose a file' })
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')
    if (input) await userEvent.upload(input, new File(['PK'], 'students.xlsx'))
    await expect(await canvas.findByText(/damaged or incomplete/)).toBeVisible()
  },
})

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(offline('post', '/import/students/read')),
  play: async (player) => {
    await give(player, twoGood)
    await expect(
      await player.canvas.findByText('No connection. Check the network, then try again.'),
    ).toBeVisible()
  },
})

/** A column without a field comes first, and is left out. */
export const Columns = meta.story({
  play: async (player) => {
    await give(player, twoGood)
    await expect(await player.canvas.findByRole('heading', { name: '15 columns, 14 matched' })).toBeVisible()
    const [first] = player.canvas.getAllByRole('listitem').filter((item) => item.querySelector('select'))
    await expect(first).toHaveTextContent(/^Mahall/)
    await expect(player.canvas.getByRole('combobox', { name: 'Where Mobile goes' })).toHaveDisplayValue(
      'Mobile Number',
    )
  },
})

/** 04/03/2001 can be read both ways: nothing is chosen beforehand. */
export const DatesAsked = meta.story({
  play: async (player) => {
    await give(player, [studentRow({ born: '04/03/2001' })])
    await player.userEvent.click(await player.canvas.findByRole('button', { name: 'Check 1 row' }))
    const question = within(
      await player.canvas.findByRole('group', { name: 'How are dates written in this file?' }),
    )
    const day = question.getByRole('radio', { name: /^Day first/ })
    await expect(day).not.toBeChecked()
    await player.userEvent.click(day)
    await player.userEvent.click(player.canvas.getByRole('button', { name: 'Check 1 row' }))
    await counted(player.canvas, ['1 All rows', '1 New'])
  },
})

export const Checked = meta.story({
  play: async (player) => {
    await check(player, [...twoGood, studentRow({ name: 'Fathima Nasreen', code: 'IHS-1038' })])
    await counted(player.canvas, ['3 All rows', '0 Refused', '1 Changed', '2 New', '0 Same'])
    await player.userEvent.click(player.canvas.getByRole('button', { name: '1 Changed' }))
    await expect(player.canvas.getAllByRole('row')).toHaveLength(2)
    await expect(player.canvas.getByText('fathima@example.org').parentElement).toHaveTextContent(
      'fathima@example.orgNothing',
    )
    await expect(player.canvas.getByRole('button', { name: 'Import 3' })).toBeEnabled()
  },
})

/** A refused cell is corrected in place, and judged again. */
export const Corrected = meta.story({
  play: async (player) => {
    const { canvas, userEvent } = player
    await check(player, oneFault)
    await counted(canvas, ['1 Refused', '2 New'])
    const cell = canvas.getByRole('textbox', { name: 'Mobile Number, row 4' })
    await expect(cell).toHaveAccessibleDescription('Invalid phone number')
    await userEvent.clear(cell)
    await userEvent.type(cell, '+910000001403{Enter}')
    await counted(canvas, ['0 Refused', '3 New'])
    await expect(canvas.getByRole('button', { name: 'Import 3' })).toBeEnabled()
  },
})

/** A division that the batch does not have can be added with the rows. */
export const DivisionMissing = meta.story({
  play: async (player) => {
    await check(player, [studentRow({ division: 'Division F' })])
    await expect(player.canvas.getByRole('heading', { name: 'Not in the register yet' })).toBeVisible()
    await expect(player.canvas.getByRole('combobox', { name: /^Mentor of Division F/ })).toBeVisible()
  },
})

/** What is refused stays out only when that was asked. */
export const PartlyAsked = meta.story({
  play: async (player) => {
    await check(player, oneFault)
    await player.userEvent.click(player.canvas.getByRole('button', { name: 'Import 2' }))
    const dialog = within(await player.canvas.findByRole('alertdialog', { name: 'Import 2 rows?' }))
    await expect(dialog.getByText('1 row is refused and stays out.')).toBeVisible()
  },
})

export const Importing = meta.story({
  beforeEach: ({ msw }) => msw.use(pending('post', '/import/students')),
  play: async (player) => {
    await check(player, twoGood)
    await player.userEvent.click(player.canvas.getByRole('button', { name: 'Import 2' }))
    await expect(await player.canvas.findByRole('progressbar')).toBeVisible()
    await player.userEvent.click(player.canvas.getByRole('button', { name: 'Cancel import' }))
    await expect(await player.canvas.findByText('The import has been cancelled.')).toBeVisible()
    await expect(player.canvas.getByRole('button', { name: 'Import 2' })).toBeEnabled()
  },
})

/** The answer ended before its last line: nothing is in, or all is, and the same import can be sent again. */
export const CutOff = meta.story({
  beforeEach: ({ msw }) => msw.use(answering('{"done":1,"total":2}')),
  play: async (player) => {
    await check(player, twoGood)
    await player.userEvent.click(player.canvas.getByRole('button', { name: 'Import 2' }))
    await expect(
      await player.canvas.findByText('No connection. Check the network, then try again.'),
    ).toBeVisible()
    await expect(player.canvas.getByRole('button', { name: 'Import 2' })).toBeEnabled()
  },
})

/** The server's reason is told, whenever it comes. */
export const FailedMeanwhile = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(answering('{"done":1,"total":2}', '{"status":503,"message":"Others keep saving these."}')),
  play: async (player) => {
    await check(player, twoGood)
    await player.userEvent.click(player.canvas.getByRole('button', { name: 'Import 2' }))
    await expect(await player.canvas.findByText('Others keep saving these.')).toBeVisible()
  },
})

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing('post', '/import/students', 503)),
  play: async (player) => {
    await check(player, twoGood)
    await player.userEvent.click(player.canvas.getByRole('button', { name: 'Import 2' }))
    await expect(await player.canvas.findByRole('alert')).toBeVisible()
  },
})

/** The slips are printed here or never. */
export const Done = meta.story({
  play: async (player) => {
    const { canvas, userEvent } = player
    await check(player, twoGood)
    await userEvent.click(canvas.getByRole('button', { name: 'Import 2' }))
    const heading = await canvas.findByRole('heading', { name: '2 rows are in' })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(canvas.getByRole('button', { name: 'Print sign-in slips' })).toBeVisible()
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy all' }))
    const line = /^Rahila Moosa\tIHS-1401\t\S{20,}\n/
    await expect(write).toHaveBeenCalledWith(expect.stringMatching(line))
    await isAt(canvas, '/admin/import?kind=students&step=done')
  },
})

/** The passwords are shown once: whoever leaves them is asked, until they are printed or copied. */
export const SlipsNotTaken = meta.story({
  beforeEach: () => {
    spyOn(window, 'print').mockImplementation(() => {})
  },
  play: async (player) => {
    const { canvas, userEvent } = player
    await check(player, twoGood)
    await userEvent.click(canvas.getByRole('button', { name: 'Import 2' }))
    for (const [role, name] of leaving) {
      await userEvent.click(await canvas.findByRole(role, { name }))
      const dialog = within(
        await canvas.findByRole('alertdialog', { name: 'Leave without the sign-in slips?' }),
      )
      await userEvent.click(dialog.getByRole('button', { name: 'Stay here' }))
      await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Print sign-in slips' }))
    await expect(window.print).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('link', { name: 'See the students' }))
    await isAt(canvas, '/admin/adminpanel')
  },
})

export const SlipsLeft = meta.story({
  play: async (player) => {
    const { canvas, userEvent } = player
    await check(player, twoGood)
    await userEvent.click(canvas.getByRole('button', { name: 'Import 2' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Import another file' }))
    await expect(await canvas.findByRole('button', { name: 'Leave without them' })).toBeVisible()
  },
})

export const Undone = meta.story({
  play: async (player) => {
    const { canvas, userEvent } = player
    await check(player, twoGood)
    await userEvent.click(canvas.getByRole('button', { name: 'Import 2' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo this import' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo the import' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Done' }))
    await expect(await canvas.findByRole('heading', { name: 'The import is undone' })).toBeVisible()
  },
})

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async (player) => {
    await check(player, oneFault)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    await player.userEvent.click(player.canvas.getByRole('button', { name: '1 Refused' }))
  },
})
