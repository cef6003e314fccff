import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import art from '#content/art/hero-1-monsoon-m.svg'
import logo from '#content/art/logo-mark.svg'
import { RoundButton } from '#design-system/RoundButton/RoundButton.tsx'
import { LinkProvider } from '#design-system/Link/Link.tsx'
import { SidePanel, type SidePanelProps } from '#design-system/SidePanel/SidePanel.tsx'
import { SidePanelEntry } from '#design-system/SidePanel/SidePanelEntry.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/SidePanel.ts'

const close = fn()
const navigate = fn()

const meta = preview.meta({
  component: SidePanel,
  parameters: { guide },
  args: {
    label: 'Menu',
    isOpen: true,
    onClose: close,
    brand: <img src={logo} alt="" width={36} height={36} />,
    art: <img src={art} alt="" />,
    children: entries(),
  },
  decorators: [
    (Story) => (
      <LinkProvider navigate={navigate}>
        <Story />
      </LinkProvider>
    ),
  ],
  beforeEach: () => {
    close.mockClear()
    navigate.mockClear()
  },
})

/** 250 px wide; the current entry has the first focus; an entry closes it and goes there. */
export const Default = meta.story({
  parameters: { spec: [65, 67, 70, 463, 464] },
  play: async ({ canvas, userEvent }) => {
    const panel = canvas.getByRole('dialog', { name: 'Menu' })
    await expect(panel.offsetWidth).toBe(250)
    await expect(canvas.getAllByRole('link')).toHaveLength(6)
    const current = canvas.getByRole('link', { name: 'Home' })
    await expect(current).toHaveAttribute('aria-current', 'page')
    await expect(current).toHaveFocus()
    await expect(current.offsetHeight).toBe(52)
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(navigate).toHaveBeenCalledWith('/library', expect.anything())
    await expect(close).toHaveBeenCalledOnce()
  },
})

/** Escape, backdrop and the cross close it; the focus returns to the menu button. */
export const OpenedAndClosed = meta.story({
  args: { isOpen: false },
  parameters: { spec: [66, 68, 69, 268] },
  render: (args) => <Menu {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Open menu' })
    const ways = {
      escape: () => userEvent.keyboard('{Escape}'),
      backdrop: () => userEvent.click(canvas.getByRole('dialog')),
      cross: () => userEvent.click(canvas.getByRole('button', { name: 'Close menu' })),
    }
    for (const [name, leave] of Object.entries(ways)) {
      await step(name, async () => {
        opener.focus()
        await userEvent.keyboard('{Enter}')
        await expect(canvas.getByRole('dialog')).toBeVisible()
        await leave()
        await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
        await expect(opener).toHaveFocus()
      })
    }
  },
})

export const Malayalam = meta.story({
  args: {
    children: (
      <>
        <SidePanelEntry href="/library" icon="book" lang="ml" isCurrent>
          ലൈബ്രറി
        </SidePanelEntry>
        <SidePanelEntry href="/courses" icon="course" lang="ml">
          സ്ത്രീകൾക്കും പുരുഷന്മാർക്കുമുള്ള കോഴ്സുകൾ
        </SidePanelEntry>
      </>
    ),
  },
})

/** It comes from the left. */
export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('dialog')
    await waitFor(() => expect(panel.getBoundingClientRect().left).toBe(0))
  },
})

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } })

function entries() {
  return (
    <>
      <SidePanelEntry href="/" icon="home" isCurrent onPress={close}>
        Home
      </SidePanelEntry>
      <SidePanelEntry href="/#about-us" icon="info" onPress={close}>
        About
      </SidePanelEntry>
      <SidePanelEntry href="/library" icon="book" onPress={close}>
        Library
      </SidePanelEntry>
      <SidePanelEntry href="/courses" icon="course" onPress={close}>
        Courses
      </SidePanelEntry>
      <SidePanelEntry href="/gallery" icon="picture" onPress={close}>
        Gallery
      </SidePanelEntry>
      <SidePanelEntry href="/contact" icon="mail" onPress={close}>
        Contact
      </SidePanelEntry>
    </>
  )
}

function Menu(args: SidePanelProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <RoundButton variant="bare" icon="menu" label="Open menu" onPress={() => setOpen(true)} />
      <SidePanel {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
