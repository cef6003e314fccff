import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import seminar from '#content/art/event-1-seminar.svg'
import { OrderedList, type OrderedListProps } from '#design-system/OrderedList/OrderedList.tsx'
import type { OrderedItem } from '#design-system/OrderedList/OrderedRow.tsx'
import { TextField } from '#design-system/TextField/TextField.tsx'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/OrderedList.ts'
import { hoverAndFocus, HoverAndFocus } from './states.tsx'
import { expectToFit, rightToLeft } from './surroundings.tsx'

const onMove = fn()
const onRemove = fn()

const itemsOf = (...titles: string[]): OrderedItem[] => titles.map((title) => ({ key: title, title }))

/** Holds the order, as the form of a section does. */
function Held(props: OrderedListProps) {
  const [items, setItems] = useState(props.items)
  const [openKey, setOpenKey] = useState(props.openKey)
  return (
    <OrderedList
      {...props}
      items={items}
      openKey={openKey}
      onOpenChange={setOpenKey}
      onMove={(from, to) => {
        onMove(from, to)
        setItems(items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1)))
      }}
      onRemove={
        props.onRemove &&
        ((index) => {
          props.onRemove?.(index)
          setItems(items.toSpliced(index, 1))
        })
      }
      onAdd={
        props.onAdd &&
        ((index) => {
          setItems(items.toSpliced(index, 0, { key: 'new', title: '' }))
          setOpenKey('new')
        })
      }
    />
  )
}

const meta = preview.meta({
  tags: ['forced-colors'],
  component: OrderedList,
  parameters: { guide },
  args: {
    label: 'Programme',
    items: itemsOf('Opening', 'Seminar', 'Reading', 'Supper'),
    onMove,
    onRemove,
    onAdd: fn(),
    addLabel: 'Add entry',
    renderItem: () => <TextField label="Title" name="title" />,
  },
  render: Held,
})

const titles = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole('listitem').map((row) => row.querySelector('button')?.textContent)

/** By pointer: moved to both ends, and removed. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    await expect(canvas.getByRole('list', { name: 'Programme' })).toBeVisible()
    await press('Move Seminar up')
    await expect(onMove).toHaveBeenLastCalledWith(1, 0)
    await expect(titles(canvas)).toEqual(['Seminar', 'Opening', 'Reading', 'Supper'])
    await expect(canvas.getByRole('status')).toHaveTextContent('Seminar is now 1st of 4')
    await expect(canvas.getByRole('button', { name: 'Move Seminar up' })).toBeDisabled()
    await press('Move Reading down')
    await expect(canvas.getByRole('status')).toHaveTextContent('Reading is now 4th of 4')
    await expect(canvas.getByRole('button', { name: 'Move Reading down' })).toBeDisabled()
    await press('Remove Opening')
    await expect(onRemove).toHaveBeenLastCalledWith(1)
    await expect(titles(canvas)).toEqual(['Seminar', 'Supper', 'Reading'])
    await expect(canvas.queryByRole('combobox')).toBeNull()
  },
})

/** The focus goes with the item, to the other button at an end, to the next item after Remove, and into a new item. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = (name: string) => canvas.getByRole('button', { name })
    await tabTo(userEvent, button('Move Opening down'))
    await userEvent.keyboard('{Enter}')
    await expect(button('Move Opening down')).toHaveFocus()
    await userEvent.keyboard(' {Enter}')
    await expect(titles(canvas)).toEqual(['Seminar', 'Reading', 'Supper', 'Opening'])
    await expect(button('Move Opening up')).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(button('Remove Supper')).toHaveFocus()
    await tabTo(userEvent, button('Add entry'))
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus()
    await expect(titles(canvas)).toEqual(['Seminar', 'Reading', 'Supper', 'Item 4'])
    for (const name of ['Item 4', 'Supper', 'Reading', 'Seminar']) {
      button(`Remove ${name}`).focus()
      await userEvent.keyboard('{Enter}')
    }
    await expect(canvas.getByText('Nothing here yet')).toBeVisible()
    await expect(button('Add entry')).toHaveFocus()
  },
})

/** One item is open at a time; one has a problem. */
export const Opened = meta.story({
  args: {
    items: [
      { key: 1, title: 'Opening', note: '9.00' },
      { key: 2, title: 'Seminar', note: '10.30', hasProblem: true },
    ],
    addFirstLabel: 'Add entry at the start',
  },
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('button', { name: 'Seminar Needs attention' })
    await expect(row).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(row)
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox'), 'Papers')
    await userEvent.click(canvas.getByRole('button', { name: 'Move Seminar up' }))
    await expect(canvas.getByRole('textbox')).toHaveValue('Papers')
    await userEvent.click(canvas.getByRole('button', { name: 'Opening' }))
    await expect(canvas.getByRole('textbox')).toHaveValue('')
    await userEvent.click(canvas.getByRole('button', { name: 'Opening' }))
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Add entry at the start' }))
    await expect(
      within(canvas.getAllByRole('listitem')[0] ?? document.body).getByRole('textbox'),
    ).toHaveFocus()
  },
})

/** A fixed set: the order alone changes. */
export const Fixed = meta.story({
  args: { onRemove: undefined, onAdd: undefined, renderItem: undefined },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(8)
    await userEvent.click(canvas.getByRole('button', { name: 'Move Supper up' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('Supper is now 3rd of 4')
  },
})

export const HoveredAndFocused = meta.story({
  parameters: { pseudo: hoverAndFocus },
  render: (args) => (
    <HoverAndFocus>
      <OrderedList {...args} items={itemsOf('Opening', 'Seminar')} />
    </HoverAndFocus>
  ),
  play: async ({ canvasElement }) => {
    const removers = (look: string, half: string) =>
      canvasElement.querySelector(`[data-look="${look}"] [data-half="${half}"] [data-control="remove"]`)
    for (const look of ['hovered', 'focused']) {
      const [rest, other] = [removers(look, 'first'), removers(look, 'second')]
      if (!rest || !other) throw new Error('There are fewer than two lists.')
      const looks = (element: Element) => {
        const { backgroundColor, outlineStyle, color } = getComputedStyle(element)
        return [backgroundColor, outlineStyle, color].join()
      }
      await waitFor(() => expect(looks(other)).not.toBe(looks(rest)))
    }
  },
})

export const DisabledAndInvalid = meta.story({
  args: { isDisabled: true, items: [{ key: 1, title: 'Opening', hasProblem: true }, ...itemsOf('Seminar')] },
  play: async ({ canvas }) => {
    for (const name of ['Move Seminar up', 'Remove Seminar', 'Add entry'])
      await expect(canvas.getByRole('button', { name })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Opening Needs attention' })).toBeEnabled()
  },
})

export const Empty = meta.story({
  args: { items: [], emptyText: 'No entries yet.', addFirstLabel: 'Add entry at the start' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No entries yet.')).toBeVisible()
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
  },
})

/** With a select an item goes far; it stays in sight, and keeps the focus. */
export const ManyItems = meta.story({
  args: { items: itemsOf(...Array.from({ length: 40 }, (_, index) => `Photograph ${index + 1}`)) },
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Move Photograph 38 to' })
    await expect(select).toHaveDisplayValue('38 of 40')
    select.focus()
    // It has all places once it is used.
    await within(select).findByRole('option', { name: '2 of 40' })
    await userEvent.selectOptions(select, '2 of 40')
    await expect(onMove).toHaveBeenLastCalledWith(37, 1)
    await expect(titles(canvas).slice(0, 3)).toEqual(['Photograph 1', 'Photograph 38', 'Photograph 2'])
    await expect(canvas.getByRole('combobox', { name: 'Move Photograph 38 to' })).toHaveFocus()
    await expect(select.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  },
})

/** At 320 px the buttons stand below the title, large enough for a finger, which moves, opens and removes. */
export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    items: [
      ...itemsOf(`The ${'unbroken'.repeat(10)} of ${'all papers and readings '.repeat(6)}`),
      { key: 2, title: 'Seminar', picture: seminar, note: 'A note '.repeat(30) },
      ...itemsOf('3', '4', '5', '6', '7', '8'),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expectToFit()
    const up = canvas.getByRole('button', { name: 'Move Seminar up' }).getBoundingClientRect()
    await expect(up.width).toBeGreaterThanOrEqual(44)
    await expect(up.height).toBeGreaterThanOrEqual(44)
    const title = canvas.getByRole('button', { name: 'Seminar' }).getBoundingClientRect()
    await expect(up.top).toBeGreaterThanOrEqual(title.bottom)
    const tap = (name: string) =>
      userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button', { name }) })
    await tap('Move Seminar up')
    await expect(onMove).toHaveBeenLastCalledWith(1, 0)
    await tap('Seminar')
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toBeVisible()
    await tap('Remove Seminar')
    await expect(onRemove).toHaveBeenLastCalledWith(0)
  },
})

export const MalayalamAndRightToLeft = meta.story({
  ...rightToLeft,
  args: { label: 'البرنامج', addLabel: 'إضافة', items: itemsOf('الافتتاح', 'ഹദീസ് സെമിനാർ') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ഹദീസ് സെമിനാർ')).toHaveAttribute('lang', 'ml')
    await expect(canvas.getByText('الافتتاح')).toHaveAttribute('dir', 'rtl')
    const up = canvas.getByRole('button', { name: 'Move الافتتاح up' })
    await expect(up.getBoundingClientRect().right).toBeLessThan(
      canvas.getByText('الافتتاح').getBoundingClientRect().left,
    )
  },
})
