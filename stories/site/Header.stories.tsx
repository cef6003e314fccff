import { expect, waitFor, within } from 'storybook/test'
import { isManualView } from '#stories/isManualView.ts'
import preview from '#storybook/preview.tsx'
import { tabTo } from '#stories/tabTo.ts'
import { barOf, expectAbout, expectSelected } from './header.ts'
import { Site } from './Site.tsx'

const entries = ['Home', 'About', 'Library', 'Courses', 'Gallery', 'Contact']

const meta = preview.meta({
  tags: ['!autodocs', 'forced-colors', 'site'],
  component: Site,
  // The public site has one theme.
  parameters: { layout: 'fullscreen' },
  args: { entries: ['/home'] },
})

/** Floating: rounded, and the picture shows through it. */
export const HomeTop = meta.story({
  globals: { viewport: { value: 'desk' } },
  parameters: { spec: [46, 54, 60, 61, 270, 462] },
  play: async ({ canvasElement }) => {
    const bar = barOf(canvasElement)
    const { position, borderRadius } = getComputedStyle(bar)
    await expect([position, bar.offsetHeight]).toEqual(['fixed', 60])
    await expect(parseFloat(borderRadius)).toBeGreaterThan(10)
    await expect(bar.offsetTop).toBeGreaterThan(0)
    await expect(bar.offsetWidth).toBeLessThan(window.innerWidth)
    const links = within(bar).getByRole('navigation', { name: 'Main' }).querySelectorAll('a')
    await expect([...links].map(({ textContent }) => textContent)).toEqual(entries)
    await expectSelected(canvasElement, 'Home')
  },
})

/** At its full width, less of the page shows through, and a shadow lies under it. */
export const HomeScrolled = meta.story({
  globals: { viewport: { value: 'desk' } },
  parameters: { spec: [60, 62, 270] },
  play: async ({ canvasElement }) => {
    const bar = barOf(canvasElement)
    const before = opacityOf(bar)
    window.scrollTo({ top: 400, behavior: 'instant' })
    await waitFor(() => expect(bar.getBoundingClientRect()).toMatchObject({ top: 0, left: 0 }))
    await waitFor(() => expect(bar.offsetWidth).toBe(document.documentElement.clientWidth))
    await waitFor(() => expect(getComputedStyle(bar).borderRadius).toBe('0px'))
    if (matchMedia('(forced-colors: none)').matches) {
      await waitFor(() => expect(opacityOf(bar)).toBeGreaterThan(before))
      await expect(getComputedStyle(bar).boxShadow).not.toBe('none')
    }
  },
})

/** Solid white, scrolled or not. */
export const OtherRoute = meta.story({
  globals: { viewport: { value: 'desk' } },
  args: { entries: ['/courses'] },
  parameters: { spec: [60, 63, 270] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1 })
    const bar = barOf(canvasElement)
    await expect(bar.offsetWidth).toBe(document.documentElement.clientWidth)
    await expect(getComputedStyle(bar).backgroundColor).toBe('rgb(255, 255, 255)')
    if (matchMedia('(forced-colors: none)').matches)
      await expect(getComputedStyle(bar).boxShadow).not.toBe('none')
    await expectSelected(canvasElement, 'Courses')
  },
})

/** Each entry leads to its page and is the one that is highlighted there; logo and name lead home. */
export const ActiveByRoute = meta.story({
  globals: { viewport: { value: 'desk' } },
  parameters: { spec: [47, 48, 49, 50, 51, 52, 53, 58, 269] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const bar = within(barOf(canvasElement))
    if (isManualView) return
    for (const name of ['Library', 'Courses', 'Gallery', 'Contact', 'Home']) {
      await userEvent.click(bar.getByRole('link', { name }))
      await waitFor(() =>
        expect(canvas.getByLabelText('Address')).toHaveTextContent(new RegExp(`^/${name.toLowerCase()}$`)),
      )
      await expectSelected(canvasElement, name)
    }
    const brand = bar.getByRole('link', { name: /home$/ })
    for (const part of [brand.querySelector('img'), brand.querySelector('span')]) {
      await userEvent.click(bar.getByRole('link', { name: 'Contact' }))
      await expectSelected(canvasElement, 'Contact')
      await userEvent.click(part ?? brand)
      await waitFor(() => expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/home$/))
      await expectSelected(canvasElement, 'Home')
    }
  },
})

/** It scrolls there without another address; Home scrolls back up. */
export const AboutClicked = meta.story({
  globals: { viewport: { value: 'desk' } },
  parameters: { spec: [54, 55, 59, 269] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const bar = within(barOf(canvasElement))
    await userEvent.click(bar.getByRole('link', { name: 'About' }))
    await expectSelected(canvasElement, 'About')
    await expectAbout(canvasElement)
    await waitFor(() => expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/home$/))
    await userEvent.click(bar.getByRole('link', { name: 'Home' }))
    await expectSelected(canvasElement, 'Home')
    await waitFor(() => expect(window.scrollY).toBe(0))
  },
})

/** The entries wait behind a button. */
export const PanelClosed = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { spec: [64, 268, 466] },
  play: async ({ canvas, canvasElement }) => {
    const bar = barOf(canvasElement)
    const button = within(bar).getByRole('button', { name: 'Open menu' })
    await expect([button.offsetWidth, button.offsetHeight]).toEqual([44, 44])
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(getComputedStyle(bar).position).toBe('fixed')
    await expect([bar.offsetTop, bar.offsetHeight]).toEqual([0, 60])
  },
})

/** 250 px wide, it slides in within 300 ms; the backdrop and each entry close it. */
export const PanelOpen = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { spec: [65, 66, 67, 68, 69, 70, 268, 463, 464] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Open menu' })
    const open = async () => {
      await userEvent.click(button)
      return canvas.getByRole('dialog', { name: 'Menu' })
    }
    const panel = await open()
    await expect(panel.offsetWidth).toBe(250)
    await expect(getComputedStyle(panel, '::backdrop').backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
    const links = within(panel).getAllByRole('link')
    await expect(links.map(({ textContent }) => textContent)).toEqual(entries)
    for (const link of links) await expect(link.querySelector('svg')).toBeVisible()
    await expect(within(panel).getByRole('link', { current: 'page' })).toHaveTextContent('Home')

    if (isManualView) return
    if (matchMedia('(prefers-reduced-motion: no-preference)').matches)
      await expect(getComputedStyle(panel).animationDuration).toBe('0.3s')
    await userEvent.click(panel)
    await waitFor(() => expect(panel).not.toBeInTheDocument())

    await userEvent.click(within(await open()).getByRole('link', { name: 'About' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expectAbout(canvasElement)
    await expect(within(await open()).queryByRole('link', { current: 'page' })).toBeNull()

    await userEvent.click(within(canvas.getByRole('dialog')).getByRole('link', { name: 'Gallery' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/gallery$/))
  },
})

/** Opened, left by Escape, opened again, and an entry followed; the focus is never lost. */
export const PanelByKeyboard = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { spec: [65, 70] },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Open menu' })
    const entryOf = (name: string) => within(canvas.getByRole('dialog')).getByRole('link', { name })
    await tabTo(userEvent, button)
    await userEvent.keyboard('{Enter}')
    await expect(entryOf('Home')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await userEvent.tab()
    await expect(entryOf('Library')).toHaveFocus()
    if (isManualView) return
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/library$/))
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
  },
})

/** How much of what lies behind it a bar hides, from 0 to 1. */
const opacityOf = (bar: Element) =>
  Number(/([\d.]+)\)$/.exec(getComputedStyle(bar).backgroundColor.replace(/^rgb\(.*/, '1)'))?.[1] ?? 1)
