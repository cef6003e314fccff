import { expect, waitFor } from 'storybook/test'
import { underBar } from '#stories/underBar.ts'
import preview from '#storybook/preview.tsx'
import type { PlayContext } from '#stories/playContext.ts'
import { expectLeftOf, expectRing, expectToFit, rightToLeft } from './surroundings.tsx'
import { tabTo } from '#stories/tabTo.ts'
import { PupilTable } from './PupilTable.tsx'

const meta = preview.meta({ tags: ['forced-colors', '!autodocs'], component: PupilTable })

const ticksOf = (canvas: PlayContext['canvas']) =>
  canvas.getAllByRole('checkbox', { name: /^Select Student/ })

const tickedOf = (canvas: PlayContext['canvas']) =>
  canvas
    .getAllByRole('checkbox', { checked: true })
    .map((box) => box.closest('tr')?.querySelector('th')?.textContent)

async function expectSaid(canvas: PlayContext['canvas'], text: string) {
  await waitFor(() => {
    const said = canvas.getAllByRole('status').map((status) => status.textContent)
    return expect(said).toContain(text)
  })
}

/** Idle headers have two chevrons. */
export const Sortable = meta.story({
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('columnheader', { name: 'Name' })
    const joined = canvas.getByRole('columnheader', { name: 'Joined' })
    await expect(name).toHaveAttribute('aria-sort', 'none')
    await expect(canvas.getByRole('columnheader', { name: 'Batch' })).not.toHaveAttribute('aria-sort')
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }))
    await expect(name).toHaveAttribute('aria-sort', 'ascending')
    await expectSaid(canvas, 'Sorted by Name, ascending')
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }))
    await expect(name).toHaveAttribute('aria-sort', 'descending')
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Student 45')
    await userEvent.click(canvas.getByRole('button', { name: 'Joined' }))
    await expect(joined).toHaveAttribute('aria-sort', 'descending')
    await expect(name).toHaveAttribute('aria-sort', 'none')
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Student 27')
  },
})

/** The box in the head is mixed while a part of the page is selected. Escape lets the selection go, and so does Clear. */
export const Selected = meta.story({
  args: { selected: ['IHS-102', 'IHS-104'] },
  play: async ({ canvas, userEvent }) => {
    await expect(tickedOf(canvas)).toEqual(['Student 2', 'Student 4'])
    const head = canvas.getByRole('checkbox', { name: 'Select all on this page' })
    await expect(head).toBePartiallyChecked()
    const tick = canvas.getByRole('checkbox', { name: 'Select Student 5' })
    await userEvent.click(tick)
    await expectSaid(canvas, '3 selected')
    await expect(canvas.getByRole('region', { name: '3 selected' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Download' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expectSaid(canvas, 'None selected')
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument()
    await userEvent.click(tick)
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }))
    await waitFor(() => expect(tick).toHaveFocus())
    await expect(canvas.queryAllByRole('checkbox', { checked: true })).toHaveLength(0)
  },
})

/** Shift selects all rows since the last tick, in either direction. */
export const Range = meta.story({
  play: async ({ canvas, userEvent }) => {
    const ticks = ticksOf(canvas)
    const [, second, , , , sixth, , eighth] = ticks
    if (!second || !sixth || !eighth) throw new Error('There are fewer than eight rows.')
    await userEvent.click(sixth)
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(second)
    await userEvent.keyboard('{/Shift}')
    await expect(tickedOf(canvas)).toEqual([2, 3, 4, 5, 6].map((number) => `Student ${number}`))
    await userEvent.click(sixth)
    await expect(tickedOf(canvas)).toHaveLength(4)
    await tabTo(userEvent, eighth)
    await userEvent.keyboard('{Shift>} {/Shift}')
    await expect(tickedOf(canvas)).toEqual([2, 3, 4, 5, 6, 7, 8].map((number) => `Student ${number}`))
  },
})

/** Once the page is all selected, other pages can be too. What is selected stays selected on other pages and in another order. */
export const AllThatMatch = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }))
    await expectSaid(canvas, '15 selected')
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 45 that match' }))
    await expectSaid(canvas, 'All 45 selected')
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(tickedOf(canvas)).toContain('Student 16')
    await userEvent.click(canvas.getByRole('button', { name: 'Only these 15' }))
    await expectSaid(canvas, '15 selected')
    await expect(canvas.queryAllByRole('checkbox', { checked: true })).toHaveLength(0)

    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Student 20' }))
    await expectSaid(canvas, '16 selected')
    await userEvent.click(canvas.getByRole('button', { name: 'Page 1' }))
    const first = Array.from({ length: 15 }, (_, at) => `Student ${at + 1}`)
    await expect(tickedOf(canvas).filter(Boolean)).toEqual(expect.arrayContaining(first))
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }))
    await expect(tickedOf(canvas)).toEqual(['Student 20'])
  },
})

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox', { name: 'Select all on this page' })).toHaveFocus()
    await userEvent.tab()
    await expectRing(canvas.getByRole('button', { name: 'Name' }))
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Student 45')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Shift>} {/Shift}')
    await expect(tickedOf(canvas)).toEqual(['Student 45', 'Student 44', 'Student 43'])
    await userEvent.keyboard('{Escape}')
    await expectSaid(canvas, 'None selected')
  },
})

/** On phones a select sorts, and one box above the cards selects the page. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  parameters: underBar,
  args: { selected: ['IHS-101'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Joined, ascending')
    await expectSaid(canvas, 'Sorted by Joined, ascending')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }))
    await expect(canvas.getByRole('button', { name: 'Select all 45 that match' })).toBeVisible()
    await expectToFit()
  },
})

export const RightToLeft = meta.story({
  ...rightToLeft,
  args: { selected: ['IHS-101'] },
  play: async ({ canvas }) => {
    const [tick] = ticksOf(canvas)
    const [name] = canvas.getAllByRole('rowheader')
    if (tick && name) await expectLeftOf(name, tick)
  },
})
