import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Drawer, type DrawerProps } from '#design-system/Drawer/Drawer.tsx'
import { Tile, Tiles } from '#design-system/Drawer/Tiles.tsx'
import type { IconName } from '#design-system/Icon/Icon.tsx'
import { MenuButton } from '#design-system/BottomBar/MenuButton.tsx'
import { BottomBar } from '#design-system/BottomBar/BottomBar.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/Drawer.ts'
import { expectEveryWayToClose } from './overlays.tsx'
import {
  expectLeftOf,
  expectRing,
  expectToFit,
  expectUnlike,
  inRouter,
  rightToLeft,
} from './surroundings.tsx'

const close = fn()
const navigate = fn()

const icons: IconName[] = ['students', 'teacher', 'batch', 'course', 'division', 'class']
const english = ['Students', 'Teacher', 'Batch', 'Course', 'Division', 'Class']

const meta = preview.meta({
  tags: ['forced-colors'],
  component: Drawer,
  subcomponents: { Tiles, Tile },
  parameters: { guide },
  args: { title: 'Menu', isOpen: true, onClose: close, children: <Sections names={english} /> },
  decorators: [inRouter(navigate)],
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    const current = canvas.getByRole('link', { name: 'Course' })
    await expect(current).toHaveAttribute('aria-current', 'page')
    await expect(current).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: 'Batch' }))
    await expect(navigate).toHaveBeenCalledWith('/batch', expect.anything())
    await expect(close).toHaveBeenCalledOnce()
  },
})

/** The initial focus is on the current tile. */
export const HoveredAndFocused = meta.story({
  parameters: { pseudo: { hover: 'nav a:first-child' } },
  play: async ({ canvas }) => {
    await expectUnlike(
      canvas.getByRole('link', { name: 'Students' }),
      canvas.getByRole('link', { name: 'Teacher' }),
      'borderTopColor',
    )
    await expectRing(canvas.getByRole('link', { name: 'Course' }))
  },
})

/** By the close button, the backdrop and Escape; opened again, and a section opened. */
export const OpenedAndClosed = meta.story({
  render: (args) => <Menu {...args} />,
  play: async (player) => {
    const { canvas, userEvent } = player
    const opener = canvas.getByRole('button', { name: 'Menu' })
    await expectEveryWayToClose(player, {
      opener: 'Menu',
      cross: 'Close menu',
      whileOpen: () => expect(opener).toHaveAttribute('aria-expanded', 'true'),
    })
    await userEvent.keyboard('{Enter}')
    for (const _ of english.slice(0, 4)) await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('button', { name: 'Close menu' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(navigate).toHaveBeenCalledWith('/division', expect.anything())
    await expect(close).toHaveBeenCalledOnce()
  },
})

export const MalayalamAndRightToLeft = meta.story({
  ...rightToLeft,
  args: {
    title: 'القائمة',
    children: <Sections names={['الطلاب', 'المعلمون', 'الدفعات', 'الدورات', 'വിദ്യാർത്ഥികൾ', 'അധ്യാപകർ']} />,
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link')
    if (first && second) await expectLeftOf(second, first)
  },
})

/** Three per row; the longest word is not broken. The sheet is never taller than the window; it scrolls inside. */
export const LongTextAndManyItems = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    children: (
      <Sections
        names={[
          'Students and their guardians',
          'Administration',
          ...Array.from({ length: 46 }, (_, index) => `Section ${index + 1}`),
        ]}
      />
    ),
  },
  play: async ({ canvas }) => {
    const tile = canvas.getByRole('link', { name: 'Administration' })
    await expect(tile.scrollWidth).toBeLessThanOrEqual(tile.clientWidth)
    await expectToFit()
    const sheet = canvas.getByRole('dialog')
    await waitFor(() => expect(sheet.getBoundingClientRect().top).toBeGreaterThan(0))
    await expect(sheet.scrollHeight).toBeGreaterThan(sheet.clientHeight)
  },
})

/** Sections, of which the fourth is current. */
function Sections({ names }: { names: string[] }) {
  return (
    <Tiles label="Sections">
      {names.map((name, index) => (
        <Tile
          key={name}
          href={`/${name.toLowerCase()}`}
          icon={icons[index % icons.length] ?? 'class'}
          label={name}
          shortcut={names === english ? 'STBCDL'[index] : undefined}
          isCurrent={index === 3}
          onPress={close}
        />
      ))}
    </Tiles>
  )
}

function Menu(args: DrawerProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <BottomBar center={<MenuButton isOpen={isOpen} onPress={() => setOpen(true)} />} />
      <Drawer {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
