import { expect, waitFor, within } from 'storybook/test'
import { administrator } from '#mocks/fixtures/accounts.ts'
import { longMalayalamClass } from '#mocks/fixtures/classes.ts'
import { lessonsOfWeek } from '#mocks/fixtures/classWeek.ts'
import { apiHandlers } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { isAt } from '#stories/admin/formPlay.ts'
import { isManualView } from '#stories/isManualView.ts'
import type { PlayContext } from '#stories/playContext.ts'
import preview from '#storybook/preview.tsx'
import { underBar } from '#stories/underBar.ts'
import { atTheOffice, clocksAt, readyForm } from './classStory.ts'

const meta = preview.meta({
  ...consoleAt('/admin/class?view=agenda'),
  tags: ['!autodocs', 'console'],
  parameters: underBar,
  beforeEach: atTheOffice({ classes: lessonsOfWeek }),
})

const rowOf = async ({ canvas }: PlayContext, title: string) => {
  const row = (await canvas.findByRole('link', { name: title })).closest('li')
  if (!row) throw new Error(`No row has the title ${title}.`)
  return row
}

/** The line of the present time is above the first class of today that is still to begin. */
export const NowLine = meta.story({
  play: async (context) => {
    const [began, next] = [await rowOf(context, 'Module 1'), await rowOf(context, 'Letters and places')]
    await expect(next).toHaveTextContent(/^6:52 PM9:00 PM/)
    const line = within(next).getByText('6:52 PM').getBoundingClientRect()
    await expect(line.top).toBeLessThan(next.getBoundingClientRect().top)
    await expect(line.bottom).toBeGreaterThan(began.getBoundingClientRect().bottom)
  },
})

/** In the evening it is below the last class. */
export const NowAfterAll = meta.story({
  beforeEach: () => clocksAt('2024-12-10T16:00:00Z'),
  play: async (context) => {
    const last = await rowOf(context, 'Letters and places')
    const line = within(last).getByText('9:30 PM').getBoundingClientRect()
    await expect(line.bottom).toBeGreaterThan(last.getBoundingClientRect().bottom)
  },
})

/** A press anywhere in the row, but on its controls. */
export const RowOpensDetails = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    const row = within(await rowOf(context, 'Module 1'))
    await userEvent.click(row.getByRole('checkbox'))
    await isAt(canvas, '/admin/class?view=agenda')
    if (isManualView) return
    await userEvent.click(row.getByText('Division A, Division B'))
    await isAt(canvas, '/admin/class?view=agenda&details=9')
    await canvas.findByRole('dialog', { name: 'Class Details' })
  },
})

/** After a delete the focus is on the next class, else on the one before, else on the heading. */
export const Deleted = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Module 1' })
    const ticks = canvas.getAllByRole('checkbox', { name: /^Select/ })
    const remove = async (boxes: HTMLElement[], button: string) => {
      for (const box of boxes) await userEvent.click(box)
      await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
      await userEvent.click(await canvas.findByRole('button', { name: button }))
      await waitFor(() => expect(boxes.filter((box) => box.isConnected)).toHaveLength(0))
    }
    await remove(ticks.slice(0, 2), 'Delete 2 classes')
    await waitFor(() => expect(ticks[2]).toHaveFocus())
    await remove(ticks.slice(5), 'Delete 1 class')
    await waitFor(() => expect(ticks[4]).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Module 1' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Delete Letters and places' })).toHaveFocus(),
    )
    await remove(ticks.slice(3, 5), 'Delete 2 classes')
    await canvas.findByText('NO CLASSES THIS WEEK')
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
})

/** The class that was saved is in view, with the look of a row just saved. */
export const Saved = meta.story({
  args: { entries: ['/admin/class', '/admin/class?view=agenda&length=month'] },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('link', { name: 'Edit Verbs of hearing' }))
    await readyForm(canvas, 'Edit Class')
    await userEvent.click(canvas.getByRole('button', { name: 'Update Class' }))
    await canvas.findByText('Class "Verbs of hearing" has been saved.')
    await isAt(canvas, '/admin/class?view=agenda&length=month')
    const row = await rowOf(context, 'Verbs of hearing')
    await expect(row).toHaveAttribute('data-marked')
    await waitFor(() => expect(row.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
  },
})

/** Nothing to add, edit, delete or tick; but they may tell a group. */
export const ForViewers = meta.story({
  args: { entries: ['/admin/class?view=agenda&division_id=11&batch_id=7'] },
  beforeEach: ({ msw }) =>
    msw.use(...apiHandlers({ classes: lessonsOfWeek, accounts: [{ ...administrator, level: 'viewer' }] })),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Module 1' })
    // The level comes with an answer of its own.
    await waitFor(() => expect(canvas.queryByRole('link', { name: /^(ADD|Edit)/ })).toBeNull())
    await expect(canvas.queryByRole('button', { name: /^Delete/ })).toBeNull()
    await expect(canvas.queryByRole('checkbox')).toBeNull()
    if (isManualView) return
    await userEvent.click(await canvas.findByRole('button', { name: 'Text for WhatsApp 10 Dec 2024' }))
    await expect(await canvas.findByRole('link', { name: 'Open WhatsApp' })).toBeVisible()
  },
})

export const VeryLongTitle = meta.story({
  globals: { viewport: { value: 'narrow' } },
  beforeEach: ({ msw }) =>
    msw.use(
      ...apiHandlers({
        classes: [
          { ...longMalayalamClass, M03_ScheduledAt: '2024-12-10 21:00:00' },
          {
            ...longMalayalamClass,
            M03_ClassesId: 91,
            M03_Title: 'x'.repeat(255),
            M03_ScheduledAt: '2024-12-11 09:00:00',
          },
        ],
      }),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'x'.repeat(255) })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})
