import { expect, fn, screen, waitFor } from 'storybook/test'
import { LinkProvider } from '#design-system/Link/Link.tsx'
import { Menu, type MenuEntry } from '#design-system/Menu/Menu.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/Menu.ts'

const copy = fn()
const navigate = fn()

const entries: readonly MenuEntry[] = [
  { id: 'copy', label: 'Copy link', icon: 'copy', onPress: copy },
  { id: 'print', label: 'Print', isDisabled: true },
  { id: 'edit', label: 'Edit', icon: 'edit', href: '/batches/7' },
  { id: 'delete', label: 'Delete', icon: 'delete', isDanger: true },
]

const meta = preview.meta({
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

/** The whole job without a mouse; what is off is stepped over, and a link goes through the router. */
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
    await expect(await screen.findByRole('menu')).toBeVisible()
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
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await expect(await screen.findByRole('menu')).toBeVisible()
  },
})

export const Malayalam = meta.story({ args: { label: 'കോഴ്സുകൾ' } })

export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await expect(getComputedStyle(await screen.findByRole('menu')).direction).toBe('rtl')
  },
})

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await expect(await screen.findByRole('menu')).toBeVisible()
  },
})
