import { expect, fn, screen, waitFor } from 'storybook/test'
import { LinkProvider } from '#design-system/Link/Link.tsx'
import { Menu, type MenuEntry } from '#design-system/Menu/Menu.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/Menu.ts'
import { expectToFit } from './states.tsx'
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
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('menu', { name: 'More' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
})

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await expectShown(await screen.findByRole('menu'))
  },
})

/** A hovered item, and a disabled one, which has no hover state. */
export const Hovered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    const entry = await screen.findByRole('menuitem', { name: 'Delete' })
    const off = screen.getByRole('menuitem', { name: 'Print' })
    await userEvent.hover(off)
    await userEvent.hover(entry)
    await waitFor(() => expect(entry).toHaveAttribute('data-focused'))
    await expect(off).not.toHaveAttribute('data-focused')
    await expect(getComputedStyle(entry).backgroundColor).not.toBe(getComputedStyle(off).backgroundColor)
  },
})

/** With keyboard focus the item has a ring, too. */
export const Focused = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    const entry = await screen.findByRole('menuitem', { name: 'Copy link' })
    await waitFor(() => expect(entry).toHaveFocus())
    await expect(getComputedStyle(entry).outlineStyle).toBe('solid')
  },
})

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'More' })).toBeDisabled()
  },
})

export const LongText = meta.story({
  args: {
    entries: [{ id: 'long', label: 'Download the students of this division with their numbers as a sheet' }],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expectShown(await screen.findByRole('menu'))
    await expectToFit()
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

export const Malayalam = meta.story({
  args: {
    label: 'കൂടുതൽ',
    lang: 'ml',
    entries: [
      { id: 'copy', label: 'ലിങ്ക് പകർത്തുക', lang: 'ml', icon: 'copy' },
      { id: 'delete', label: 'ഇല്ലാതാക്കുക', lang: 'ml', icon: 'delete', isDanger: true },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'കൂടുതൽ' })).toHaveAttribute('lang', 'ml')
    await userEvent.click(canvas.getByRole('button'))
    const words = (await screen.findByText('ലിങ്ക് പകർത്തുക')).closest('[lang]')
    await expect(words).toHaveAttribute('lang', 'ml')
  },
})

export const RightToLeft = meta.story({
  parameters: { spec: [507] },
  globals: { dir: 'rtl' },
  args: {
    label: 'المزيد',
    lang: 'ar',
    entries: [
      { id: 'copy', label: 'نسخ الرابط', lang: 'ar', icon: 'copy' },
      { id: 'delete', label: 'حذف', lang: 'ar', icon: 'delete', isDanger: true },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'المزيد' }))
    await expect(getComputedStyle(await screen.findByRole('menu')).direction).toBe('rtl')
  },
})

export const Narrow = LongText.extend({
  globals: { viewport: { value: 'narrow' } },
  args: { label: 'What can be done with the students of this division' },
})
