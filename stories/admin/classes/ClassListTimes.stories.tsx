import { expect } from 'storybook/test'
import { fewClasses, module1 } from '#mocks/fixtures/classes.ts'
import { apiHandlers } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { isAt } from '#stories/admin/formPlay.ts'
import { isLookedAt } from '#stories/isLookedAt.ts'
import preview from '#storybook/preview.tsx'
import { atTheOffice } from './classStory.ts'

/** A class in each state, on 10 December at 6:52 PM. */
const times = [
  ['2024-12-10 21:00:00', '2024-12-17 21:00:00'],
  ['2024-12-10 18:30:00', '2024-12-17 18:30:00'],
  ['2024-12-08 07:00:00', null],
  ['2024-12-01 18:30:00', '2024-12-08 18:30:00'],
] as const

const lessons = times.map(([start, expiry], index) => ({
  ...(fewClasses[index] ?? module1),
  M03_ClassesId: 9 - index,
  M03_ScheduledAt: start,
  M03_ExpiryTime: expiry,
}))

const meta = preview.meta({
  ...consoleAt('/admin/class'),
  tags: ['!autodocs', 'console'],
  beforeEach: atTheOffice({ classes: lessons }),
})

/** The buttons filter by time; the filter is in the address. */
export const States = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Page 1 of 1')
    const states = canvas
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent)
    await expect(states).toEqual([
      expect.stringContaining('9:00 PM ISTComingin 2 hours'),
      expect.stringContaining('6:30 PM ISTLive now22 minutes ago'),
      expect.stringContaining('7:00 AM ISTPast2 days ago'),
      expect.stringContaining('6:30 PM ISTExpired9 days ago'),
    ])
    if (isLookedAt) return
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    await press('Today')
    await canvas.findByText('1 to 2 of 2')
    await isAt(canvas, '/admin/class?when=today')
    await press('Coming')
    await canvas.findByText('1 to 1 of 1')
    await press('Past')
    await canvas.findByText('Expired')
    await isAt(canvas, '/admin/class?when=past')
    await expect(canvas.getByRole('button', { name: 'Past' })).toHaveAttribute('aria-pressed', 'true')
    await press('All')
    await canvas.findByText('1 to 4 of 4')
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Live now')
    for (const row of canvas.getAllByRole('row').slice(1)) {
      await expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(120)
    }
  },
})

/** A filter that finds no class offers to clear it. */
export const NothingToday = meta.story({
  args: { entries: ['/admin/class?when=today'] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ classes: [module1] })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filter' }))
    await canvas.findByText('1 to 1 of 1')
    await isAt(canvas, '/admin/class')
  },
})
