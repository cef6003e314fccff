import { expect, fn, screen, waitFor } from 'storybook/test'
import { LinkProvider } from '#design-system/Link/Link.tsx'
import { Menu, type MenuEntry } from '#design-system/Menu/Menu.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/Menu.ts'
import { expectRing } from './surroundings.tsx'
import { expectShown } from './shown.ts'

const copy = fn()
const navigate = fn()

const entries: readonly MenuEntry[] = [
  { id: 'copy', label: 'Copy link', icon: 'copy', onPress: copy },
  { id: 'print', label: 'Print', isDisabled: true },
  { id: 'edit', label: 'Edit', icon: 'edit', href: '/batches/7' },
  { id: 'delete', label: 'Delete', icon: 'delete', isDanger: true },
]

const meta = preview.meta({
  tags: ['forced-colors'],
  component: Menu,
  parameters: { guide },
  args: {
    label: 'More',
    entries,
  },
  render: (args) => (
    <LinkProvider navigate={navigate}>
      <Menu {...args} />
    </LinkProvider>
  ),
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy link' }))
    await expect(copy).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus())
  },
})

/** The whole task without a mouse; disabled items are skipped, and a link uses the router. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'More' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy link' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(navigate).toHaveBeenLastCalledWith('/batches/7', {})
    await waitFor(() => expect(button).toHaveFocus())
    copy.mockClear()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy link' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(copy).toHaveBeenCalledOnce()
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('menu', { name: 'More' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
})

/** The item in focus has a ring; a hovered one is filled, but not a disabled one. */
export const HoveredAndFocused = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    const first = await screen.findByRole('menuitem', { name: 'Copy link' })
    await expectRing(first)
    const entry = screen.getByRole('menuitem', { name: 'Delete' })
    const off = screen.getByRole('menuitem', { name: 'Print' })
    await userEvent.hover(off)
    await userEvent.hover(entry)
    await waitFor(() => expect(entry).toHaveAttribute('data-focused'))
    await expect(off).not.toHaveAttribute('data-focused')
    await expect(getComputedStyle(entry).backgroundColor).not.toBe(getComputedStyle(off).backgroundColor)
  },
})

/** One that is disabled, and one with a long label and a long entry. */
export const DisabledAndLongText = meta.story({
  render: (args) => (
    <>
      <Menu {...args} isDisabled />
      <Menu
        label="What can be done with the students of this division"
        entries={[
          { id: 'long', label: 'Download the students of this division with their numbers as a sheet' },
        ]}
      />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'More' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: /^What can be done/ }))
    await expectShown(await screen.findByRole('menu'))
  },
})

/** The menu scrolls; letters and End reach hidden items. */
export const ManyItems = meta.story({
  args: {
    label: 'Days',
    entries: Array.from({ length: 60 }, (_, index) => ({ id: `${index}`, label: `Day ${index + 1}` })),
  },
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const menu = await screen.findByRole('menu')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Day 1' })).toHaveFocus())
    // The menu has the focus before it is positioned.
    await waitFor(() => expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
    await userEvent.keyboard('{End}')
    const last = screen.getByRole('menuitem', { name: 'Day 60' })
    await waitFor(() => expect(last).toHaveFocus())
    await expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
})

export const MalayalamAndRightToLeft = meta.story({
  parameters: { spec: [507] },
  globals: { dir: 'rtl' },
  args: {
    label: 'المزيد',
    lang: 'ar',
    entries: [
      { id: 'copy', label: 'نسخ الرابط', lang: 'ar', icon: 'copy' },
      { id: 'delete', label: 'ഇല്ലാതാക്കുക', lang: 'ml', icon: 'delete', isDanger: true },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'المزيد' })
    await expect(button).toHaveAttribute('lang', 'ar')
    await userEvent.click(button)
    await expect(getComputedStyle(await screen.findByRole('menu')).direction).toBe('rtl')
    const words = (await screen.findByText('ഇല്ലാതാക്കുക')).closest('[lang]')
    await expect(words).toHaveAttribute('lang', 'ml')
  },
})
