import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Drawer, type DrawerProps } from '#design-system/Drawer/Drawer.tsx'
import { Tile, Tiles } from '#design-system/Drawer/Tiles.tsx'
import { LinkProvider } from '#design-system/Link/Link.tsx'
import { MenuButton } from '#design-system/PlinthBar/MenuButton.tsx'
import { PlinthBar } from '#design-system/PlinthBar/PlinthBar.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/Drawer.ts'

const close = fn()
const navigate = fn()

const meta = preview.meta({
  component: Drawer,
  parameters: { guide },
  args: {
    title: 'Menu',
    isOpen: true,
    onClose: close,
    children: (
      <Tiles label="Sections">
        <Tile
          href="/students"
          icon="students"
          label="Students"
          shortcut="S"
          isCurrent={false}
          onPress={close}
        />
        <Tile
          href="/teachers"
          icon="teacher"
          label="Teacher"
          shortcut="T"
          isCurrent={false}
          onPress={close}
        />
        <Tile href="/batches" icon="batch" label="Batch" shortcut="B" isCurrent={false} onPress={close} />
        <Tile href="/courses" icon="course" label="Course" shortcut="C" isCurrent onPress={close} />
        <Tile
          href="/divisions"
          icon="division"
          label="Division"
          shortcut="D"
          isCurrent={false}
          onPress={close}
        />
        <Tile href="/classes" icon="class" label="Class" shortcut="L" isCurrent={false} onPress={close} />
      </Tiles>
    ),
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

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    const current = canvas.getByRole('link', { name: 'Course' })
    await expect(current).toHaveAttribute('aria-current', 'page')
    await expect(current).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: 'Batch' }))
    await expect(navigate).toHaveBeenCalledWith('/batches', expect.anything())
    await expect(close).toHaveBeenCalledOnce()
  },
})

export const OpenedAndClosed = meta.story({
  render: (args) => <Menu {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Menu' })
    for (const leave of ['{Escape}', '[Enter]']) {
      await userEvent.click(opener)
      await expect(opener).toHaveAttribute('aria-expanded', 'true')
      if (leave === '[Enter]') canvas.getByRole('button', { name: 'Close menu' }).focus()
      await userEvent.keyboard(leave)
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
      await expect(opener).toHaveFocus()
    }
  },
})

function Menu(args: DrawerProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <PlinthBar center={<MenuButton isOpen={isOpen} onPress={() => setOpen(true)} />} />
      <Drawer {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
