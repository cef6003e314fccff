import { http } from 'msw'
import { expect, spyOn, waitFor, within } from 'storybook/test'
import { apiHandlers, failing, offline, pending } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { isAt } from '#stories/admin/formPlay.ts'
import { heldAnswer, savedUnheard } from '#stories/admin/late.ts'
import { isManualView } from '#stories/isManualView.ts'
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

/** First without a connection; then the sentence says what is wrong with the file. */
export const Unreadable = meta.story({
  play: async (player) => {
    const { canvas, userEvent, msw } = player
    msw.use(offline('post', '/import/students/read'))
    await give(player, twoGood)
    await expect(await canvas.findByText('No connection. Check the network, then try again.')).toBeVisible()
    msw.use(...apiHandlers())
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')
    if (input) await userEvent.upload(input, new File(['PK'], 'students.xlsx'))
    await expect(await canvas.findByText(/damaged or incomplete/)).toBeVisible()
  },
})

/** A column without a field comes first, and is left out. */
export const Columns = meta.story({
  play: async (player) => {
    const read = heldAnswer()
    player.msw.use(http.post('/api/import/students/read', () => read.released))
    await give(player, twoGood)
    await expect(await player.canvas.findByRole('button', { name: 'Loading...' })).toBeVisible()
    read.release()
    await expect(await player.canvas.findByRole('heading', { name: '15 columns, 14 matched' })).toBeVisible()
    const [first] = player.canvas.getAllByRole('listitem').filter((item) => item.querySelector('select'))
    await expect(first).toHaveTextContent(/^Mahall/)
    await expect(player.canvas.getByRole('combobox', { name: 'Where Mobile goes' })).toHaveDisplayValue(
      'Mobile Number',
    )
  },
})

/** 04/03/2001 can be read both ways: nothing is chosen beforehand. */
export const Checked = meta.story({
  play: async (player) => {
    const { canvas, userEvent } = player
    const changed = studentRow({ name: 'Fathima Nasreen', code: 'IHS-1038', born: '04/03/2001' })
    await give(player, [...twoGood, changed])
    await userEvent.click(await canvas.findByRole('button', { name: 'Check 3 rows' }))
    const question = within(await canvas.findByRole('group', { name: 'How are dates written in this file?' }))
    const day = question.getByRole('radio', { name: /^Day first/ })
    await expect(day).not.toBeChecked()
    await userEvent.click(day)
    await userEvent.click(canvas.getByRole('button', { name: 'Check 3 rows' }))
    await counted(canvas, ['3 All rows', '0 Refused', '1 Changed', '2 New', '0 Same'])
    await userEvent.click(canvas.getByRole('button', { name: '1 Changed' }))
    await expect(canvas.getAllByRole('row')).toHaveLength(2)
    await expect(canvas.getByText('fathima@example.org').parentElement).toHaveTextContent(
      'fathima@example.orgNothing',
    )
    await expect(canvas.getByRole('button', { name: 'Import 3' })).toBeEnabled()
  },
})

/** What is refused stays out only when that was asked. A refused cell is corrected in place, and validated again. */
export const Corrected = meta.story({
  play: async (player) => {
    const { canvas, userEvent } = player
    await check(player, oneFault)
    await counted(canvas, ['1 Refused', '2 New'])
    await userEvent.click(canvas.getByRole('button', { name: 'Import 2' }))
    const dialog = within(await canvas.findByRole('alertdialog', { name: 'Import 2 rows?' }))
    await expect(dialog.getByText('1 row is refused and stays out.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
    const cell = canvas.getByRole('textbox', { name: 'Mobile Number, row 4' })
    await expect(cell).toHaveAccessibleDescription('Invalid phone number')
    await userEvent.clear(cell)
    await userEvent.type(cell, '+910000001403{Enter}')
    await counted(canvas, ['0 Refused', '3 New'])
    await expect(canvas.getByRole('button', { name: 'Import 3' })).toBeEnabled()
  },
})

/** What a spreadsheet has shortened is refused, and the cell says how to get the whole number. */
export const Shortened = meta.story({
  play: async (player) => {
    await check(player, [studentRow({ mobile: '9.19447E+11' })])
    const { canvas } = player
    const cell = await canvas.findByRole('textbox', { name: 'Mobile Number, row 2' })
    await expect(cell).toHaveAccessibleDescription('Invalid phone number')
    await expect(canvas.getByText(/^The spreadsheet has shortened this number/)).toBeVisible()
  },
})

/** A division that the batch does not have can be added with the rows. */
export const DivisionMissing = meta.story({
  play: async (player) => {
    await check(player, [studentRow({ division: 'Division F' })])
    await expect(await player.canvas.findByRole('heading', { name: 'Not in the register yet' })).toBeVisible()
    await expect(player.canvas.getByRole('combobox', { name: /^Mentor of Division F/ })).toBeVisible()
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

/**
 * The answer ended before its last line: nothing is in, or all is, and the same import can be sent again. The server's reason is told,
 * whenever it comes.
 */
export const Failed = meta.story({
  play: async (player) => {
    const { canvas, userEvent, msw } = player
    await check(player, twoGood)
    for (const [answer, text] of [
      [answering('{"done":1,"total":2}'), 'No connection. Check the network, then try again.'],
      [failing('post', '/import/students', 503), 'Failed to import. Nothing was written.'],
      [
        answering('{"done":1,"total":2}', '{"status":503,"message":"Others keep saving these."}'),
        'Others keep saving these.',
      ],
    ] as const) {
      msw.use(answer)
      await userEvent.click(canvas.getByRole('button', { name: 'Import 2' }))
      await expect(await canvas.findByText(text)).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Import 2' })).toBeEnabled()
    }
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
    if (isManualView) return
    await userEvent.click(canvas.getByRole('button', { name: 'Undo this import' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo the import' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Done' }))
    await expect(await canvas.findByRole('heading', { name: 'The import is undone' })).toBeVisible()
  },
})

/** The server undoes an import, and its answer is lost: the list says what is. */
export const UndoneUnheard = meta.story({
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  },
  play: async (player) => {
    const { canvas, userEvent, msw } = player
    await check(player, twoGood)
    await userEvent.click(canvas.getByRole('button', { name: 'Import 2' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy all' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Import another file' }))
    msw.use(savedUnheard('post', '/imports/:id/undo'))
    await userEvent.click(await canvas.findByRole('button', { name: /^Undo the import/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Undo the import' }))
    await expect(await canvas.findByText('No connection. Check the network, then try again.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(await canvas.findByText('Undone')).toBeVisible()
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
      await expect(dialog.getByRole('button', { name: 'Leave without them' })).toBeVisible()
      await userEvent.click(dialog.getByRole('button', { name: 'Stay here' }))
      await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Print sign-in slips' }))
    await expect(window.print).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('link', { name: 'See the students' }))
    await isAt(canvas, '/admin/adminpanel')
  },
})
