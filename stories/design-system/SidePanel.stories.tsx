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
import { hoverLookOf } from './surroundings.tsx'
import { expectNoneCut } from './modals.ts'
import { expectEveryWayToClose } from './overlays.tsx'

const icons = ['home', 'info', 'book', 'course', 'picture', 'mail'] as const

const navigate = fn()

const meta = preview.meta({
  tags: ['forced-colors'],
  component: SidePanel,
  subcomponents: { SidePanelEntry },
  parameters: { guide },
  args: {
    label: 'Menu',
    isOpen: true,
    onClose: fn(),
    brand: <img src={logo} alt="" width={36} height={36} />,
    art: <img src={art} alt="" />,
    children: entries(['Home', 'About', 'Library', 'Courses', 'Gallery', 'Contact']),
  },
})

/** 250 px wide; the current item has the initial focus. */
export const Default = meta.story({
  parameters: { spec: [65, 463, 464] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Menu' }).offsetWidth).toBe(250)
    await expect(canvas.getAllByRole('link')).toHaveLength(6)
    const current = canvas.getByRole('link', { name: 'Home' })
    await expect(current).toHaveAttribute('aria-current', 'page')
    await expect(current).toHaveFocus()
    await expect(current.offsetHeight).toBe(52)
  },
})

/** Opened, tabbed through, and closed by an item, which navigates. */
export const ByKeyboard = meta.story({
  args: { isOpen: false },
  parameters: { spec: [67, 70] },
  render: (args) => <Menu {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(navigate).toHaveBeenCalledWith('/library', expect.anything())
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Open menu' })).toHaveFocus()
  },
})

/** Escape, backdrop and the close button close it; the focus returns to the menu button. */
export const OpenedAndClosed = meta.story({
  args: { isOpen: false },
  parameters: { spec: [66, 68, 69, 268] },
  render: (args) => <Menu {...args} />,
  play: (player) => expectEveryWayToClose(player, { opener: 'Open menu', cross: 'Close menu' }),
})

/** About is hovered, Library in focus: its ring is inside the item. */
export const HoveredAndFocused = meta.story({
  parameters: { pseudo: { hover: 'a[href="/about"], button', focusVisible: 'a[href="/library"]' } },
  play: async ({ canvas }) => {
    const [about, library, courses] = ['About', 'Library', 'Courses'].map((name) =>
      canvas.getByRole('link', { name }),
    )
    await waitFor(() => expect(hoverLookOf(about)).not.toBe(hoverLookOf(courses)))
    await waitFor(() => expect(library && getComputedStyle(library).outlineStyle).toBe('solid'))
  },
})

/** The items scroll, a strip of the page stays. A place on a page is marked and has the first focus, but no aria-current="page". */
export const LongTextAndManyItems = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    children: [
      <SidePanelEntry key="place" href="/#about-us" icon="info" isCurrent isPlace>
        About the institute and how it teaches
      </SidePanelEntry>,
      <SidePanelEntry key="long" href="/list" icon="book">
        Handschriftenleseübungenverzeichnis
      </SidePanelEntry>,
      ...entries(Array.from({ length: 30 }, (_, at) => `Section ${at + 1}`)).slice(1),
    ],
  },
  play: async ({ canvas }) => {
    const place = canvas.getByRole('link', { name: /^About/ })
    await expect(place).toHaveFocus()
    await expect(place).not.toHaveAttribute('aria-current')
    const panel = canvas.getByRole('dialog')
    await expect(panel.scrollHeight).toBeGreaterThan(panel.clientHeight)
    await expect(panel.offsetWidth).toBeLessThanOrEqual(320 - 44)
    await expectNoneCut({ canvas })
  },
})

/** Opens from the left. */
export const MalayalamAndRightToLeft = meta.story({
  globals: { dir: 'rtl' },
  args: {
    label: 'القائمة',
    closeLabel: 'إغلاق القائمة',
    navLabel: 'الرئيسية',
    children: [
      ...entries(['الرئيسية', 'المكتبة', 'الدورات'], 'ar'),
      ...entries(['ലൈബ്രറി', 'സ്ത്രീകൾക്കും പുരുഷന്മാർക്കുമുള്ള കോഴ്സുകൾ'], 'ml').slice(1),
    ],
  },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('dialog')
    await waitFor(() => expect(panel.getBoundingClientRect().left).toBe(0))
    await expectNoneCut({ canvas })
  },
})

function entries(names: string[], lang?: string, onPress?: () => void) {
  return names.map((name, at) => (
    <SidePanelEntry
      key={name}
      href={`/${name.toLowerCase()}`}
      icon={icons[at % icons.length] ?? 'home'}
      isCurrent={at === 0}
      lang={lang}
      onPress={onPress}
    >
      {name}
    </SidePanelEntry>
  ))
}

function Menu(args: SidePanelProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <LinkProvider navigate={navigate}>
      <RoundButton variant="bare" icon="menu" label="Open menu" onPress={() => setOpen(true)} />
      <SidePanel {...args} isOpen={isOpen} onClose={close}>
        {entries(['Home', 'About', 'Library'], 'en', close)}
      </SidePanel>
    </LinkProvider>
  )
}
