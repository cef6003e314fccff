import { home } from 'content:home'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, spyOn, waitFor, within } from 'storybook/test'
import { SiteApp } from '#app/SiteApp.tsx'
import { showAboutSoon } from '#site/aboutSection.ts'
import { isManualView } from '#stories/isManualView.ts'
import preview from '#storybook/preview.tsx'
import { frame } from './contents.ts'
import { barOf, expectAbout, expectSelected } from './header.ts'
import { remember } from './progress.ts'
import { Site } from './Site.tsx'
import { bodyOfFrame, WithoutScripts } from './WithoutScripts.tsx'

const html = renderToString(
  <StaticRouter location="/home">
    <SiteApp frame={frame} />
  </StaticRouter>,
)

const meta = preview.meta({
  tags: ['!autodocs', 'site'],
  component: Site,
  // The public site has one theme.
  parameters: { layout: 'fullscreen' },
  args: { entries: ['/home'] },
})

/** By the root too: hero, the section about the institute, the quotation, the footer. */
export const Slide1 = meta.story({
  args: { entries: ['/'] },
  parameters: { spec: [1, 7, 8, 13, 14, 468, 500] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/home$/))
    const hero = await canvas.findByRole('region', { name: 'Welcome' })
    await expect(within(hero).getByText('1 / 3')).toBeVisible()
    await waitFor(() => expect(hero.querySelectorAll('picture > img')).toHaveLength(3))
    await expect(within(hero).getByText(/^വിശ്വാസത്തിന്റെ .*ഹദീസുകൾ/)).toHaveAttribute('lang', 'ml')
    await expect(within(hero).queryByRole('link', { name: /Continue/ })).toBeNull()
    const about = canvas.getByRole('region', { name: home.about.heading })
    for (const paragraph of home.about.paragraphs)
      await expect(within(about).getByText(paragraph)).toHaveAttribute('lang', 'ml')
    await expect(canvas.getByText(home.quote?.arabic ?? '')).toHaveAttribute('dir', 'rtl')
    await expect(canvasElement.querySelector('footer')).toBeVisible()
    if (isManualView) return
    await userEvent.click(within(about).getByRole('link', { name: /Events/ }))
    await waitFor(() => expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/events$/))
  },
})

export const Slide2 = meta.story({
  play: async ({ canvas, userEvent }) => {
    for (const number of [3, 2]) {
      const star = canvas.getByRole('button', { name: `Slide ${number}` })
      await userEvent.click(star)
      await expect(await canvas.findByText(`${number} / 3`)).toBeVisible()
      await expect(star).toHaveAttribute('aria-current', 'true')
    }
  },
})

export const Paused = meta.story({
  tags: ['!forced-colors'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause slides' }))
    await expect(await canvas.findByRole('button', { name: 'Play slides' })).toBeVisible()
  },
})

/** The pictures stand still until Play, and About is there at once. */
export const ReducedMotion = meta.story({
  globals: { motion: 'reduced', viewport: { value: 'desk' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Play slides' })).toBeVisible()
    const scroll = spyOn(Element.prototype, 'scrollIntoView')
    await userEvent.click(within(barOf(canvasElement)).getByRole('link', { name: 'About' }))
    await expect(scroll).toHaveBeenCalledWith({ behavior: 'instant' })
    scroll.mockRestore()
    await expectAbout(canvasElement)
  },
})

/**
 * From another page it goes to / and, 100 ms later, to the section; Back leaves in one step. Where
 * the section comes late, as on a slow phone, it is still scrolled to.
 */
export const FromAboutElsewhere = meta.story({
  globals: { viewport: { value: 'desk' } },
  args: { entries: ['/gallery', '/courses'] },
  parameters: { spec: [56, 57, 59, 465] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const about = within(barOf(canvasElement)).getByRole('link', { name: 'About' })
    const asked = { atMs: 0 }
    about.addEventListener('click', () => (asked.atMs = performance.now()), { capture: true })
    const times: number[] = []
    const scroll = spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function note(
      this: Element,
      options,
    ) {
      if (this.id === 'about-us') times.push(performance.now() - asked.atMs)
      this.ownerDocument.defaultView?.scrollTo({ top: topOf(this), ...Object(options) })
    })
    const pauses = spyOn(window, 'setTimeout')
    await userEvent.click(about)
    await waitFor(() => expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/home$/))
    await expectAbout(canvasElement)
    scroll.mockRestore()
    await expect(times).toHaveLength(1)
    await expect(times[0]).toBeGreaterThanOrEqual(99)
    await expect(pauses).toHaveBeenCalledWith(expect.any(Function), 100)
    pauses.mockRestore()
    await expectSelected(canvasElement, 'About')
    if (isManualView) return
    await userEvent.click(canvas.getByRole('button', { name: /Back/ }))
    await waitFor(() => expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/courses$/))
    await expectSelected(canvasElement, 'Courses')
    showAboutSoon()
    await new Promise((resolve) => setTimeout(resolve, 450))
    await userEvent.click(within(barOf(canvasElement)).getByRole('link', { name: /home$/ }))
    await expectAbout(canvasElement)
  },
})

/** A day was opened earlier. At the smallest width text grows at the cost of the image. */
export const Continue = meta.story({
  globals: { viewport: { value: 'narrow' } },
  beforeEach: () => remember({ last: { playlist: 'nabiyoram', day: 12 } }),
  play: async ({ canvas, canvasElement }) => {
    const link = await canvas.findByRole('link', { name: 'Continue DAY-12' })
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute('href', '/library/nabiyoram?day=12')
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(44)
    await expectToFit(canvasElement)
  },
})

/** The layout clips what is too wide, so the parts are looked at themselves. */
async function expectToFit(canvasElement: HTMLElement) {
  const { clientWidth } = document.documentElement
  for (const part of canvasElement.querySelectorAll('main :is(h1, h2, p, a, b, figure, fieldset)')) {
    const { left, right } = part.getBoundingClientRect()
    await expect([left >= 0, right <= clientWidth, part.textContent]).toEqual([true, true, part.textContent])
  }
}

/** Where the browser would stop, with the room that the page keeps for the header. */
function topOf(section: Element) {
  const room =
    parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) +
    parseFloat(getComputedStyle(section).scrollMarginTop)
  return section.getBoundingClientRect().top + window.scrollY - room
}

/** All text is readable, and every page is reachable. */
export const NoScript = meta.story({
  parameters: { spec: [508] },
  render: () => (
    <WithoutScripts title="Home without scripts" lang="ml" body={`<div id="root">${html}</div>`} />
  ),
  play: async ({ canvas }) => {
    const page = () => within(bodyOfFrame(canvas.getByTitle('Home without scripts')))
    await waitFor(() => expect(page().getByText(/^വിശ്വാസത്തിന്റെ .*ഹദീസുകൾ/)).toBeVisible())
    for (const paragraph of home.about.paragraphs) await expect(page().getByText(paragraph)).toBeVisible()
    await expect(page().getAllByRole('link', { name: /Library/ })[0]).toHaveAttribute('href', '/library')
    await waitFor(() => expect(page().queryByRole('button', { name: 'Pause slides' })).toBeNull())
  },
})
