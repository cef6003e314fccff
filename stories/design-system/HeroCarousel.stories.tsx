import { expect, spyOn, waitFor } from 'storybook/test'
import monsoonTall from '#content/art/hero-1-monsoon-m.svg'
import monsoon from '#content/art/hero-1-monsoon.svg'
import readingTall from '#content/art/hero-2-reading-room-m.svg'
import reading from '#content/art/hero-2-reading-room.svg'
import nightTall from '#content/art/hero-3-night-water-m.svg'
import night from '#content/art/hero-3-night-water.svg'
import { pending } from '#mocks/handlers.ts'
import { HeroCarousel } from '#design-system/HeroCarousel/HeroCarousel.tsx'
import preview from '#storybook/preview.tsx'
import { tabTo } from '#stories/tabTo.ts'
import { guide } from './guides/HeroCarousel.ts'
import { longWords, slidesFrom, words } from './heroExamples.tsx'
import { expectToFit } from './surroundings.tsx'

const meta = preview.meta({
  tags: ['forced-colors'],
  component: HeroCarousel,
  args: {
    label: 'Welcome',
    slides: [
      { landscape: monsoon, portrait: monsoonTall, veil: 'monsoon' as const },
      { landscape: reading, portrait: readingTall, veil: 'laterite' as const },
      { landscape: night, portrait: nightTall, veil: 'sea' as const },
    ],
    children: words('The light of the Sunnah, handed on', 'Its words, its deeds and its silences.'),
  },
  parameters: { layout: 'fullscreen', guide },
})

/** The first image loads at once, the others later. Links, stars, Pause in this order, with Enter; no slide advances meanwhile. */
export const Default = meta.story({
  parameters: { spec: [7, 468] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('1 / 3')).toBeVisible()
    await expect(canvasElement.querySelector('img')).toHaveAttribute('fetchpriority', 'high')
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(3))
    const star = canvas.getByRole('button', { name: 'Slide 2' })
    await expect(Math.min(star.offsetWidth, star.offsetHeight)).toBeGreaterThanOrEqual(44)
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab()
      await expect(link).toHaveFocus()
    }
    await userEvent.tab()
    await userEvent.tab()
    await expect(star).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('2 / 3')).toBeVisible()
    await userEvent.tab()
    await userEvent.tab()
    const name = document.activeElement?.ariaLabel
    await userEvent.keyboard(' ')
    await expect(document.activeElement?.ariaLabel).toBe(
      name === 'Play slides' ? 'Pause slides' : 'Play slides',
    )
  },
})

/** The dark overlay is shown before the image, so the text is readable immediately. The same if the image never loads. */
export const PendingAndFailed = meta.story({
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  beforeEach: ({ msw }) => msw.use(pending('get', '/picture')),
  render: (args) => (
    <>
      <HeroCarousel {...args} slides={slidesFrom('/api/picture')} />
      <HeroCarousel {...args} label="Welcome back" slides={slidesFrom('data:image/png;base64,AAAA')} />
    </>
  ),
  play: async ({ canvas }) => {
    for (const name of ['Welcome', 'Welcome back']) {
      const { backgroundColor } = getComputedStyle(canvas.getByRole('region', { name }))
      await expect(backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
    }
  },
})

/** Links, stars and the button, in both states at once. */
export const HoveredAndFocused = meta.story({
  parameters: { pseudo: { hover: 'a, button', focusVisible: 'a, button' } },
  play: async ({ canvas }) => {
    const star = canvas.getByRole('button', { name: 'Slide 2' }).firstElementChild
    await waitFor(() => expect(star && getComputedStyle(star).scale).not.toBe('none'))
    for (const button of canvas.getAllByRole('button'))
      await waitFor(() => expect(getComputedStyle(button).outlineStyle).toBe('solid'))
  },
})

/** A hidden tab, focus and hover pause it without a press. Forced colours are tested with reduced motion, which stops the slides. */
export const GoesOn = meta.story({
  tags: ['!forced-colors'],
  args: { intervalMs: 100 },
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByText('2 / 3')
    const count = canvas.getByText(/ \/ 3$/)
    await step('hidden', async () => {
      const hidden = spyOn(document, 'hidden', 'get').mockReturnValue(true)
      document.dispatchEvent(new Event('visibilitychange'))
      await standsStill(count)
      const stopped = count.textContent
      hidden.mockRestore()
      document.dispatchEvent(new Event('visibilitychange'))
      await waitFor(() => expect(count).not.toHaveTextContent(stopped))
    })
    await step('in focus', async () => {
      await userEvent.tab()
      await expect(canvas.getAllByRole('link')[0]).toHaveFocus()
      await standsStill(count)
      await expect(canvas.getByRole('button', { name: 'Pause slides' })).toBeVisible()
    })
    await step('paused', async () => {
      await tabTo(userEvent, canvas.getByRole('button', { name: 'Pause slides' }))
      await userEvent.keyboard('{Enter}')
      canvas.getByRole('button', { name: 'Play slides' }).blur()
      await standsStill(count)
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Slide 1' }))
    await expect(await canvas.findByText('1 / 3')).toBeVisible()
  },
})

export const ReducedMotion = meta.story({
  globals: { motion: 'reduced' },
  args: { intervalMs: 100 },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Play slides' })).toBeVisible()
    await standsStill(canvas.getByText('1 / 3'))
    await userEvent.click(canvas.getByRole('button', { name: 'Slide 3' }))
    await expect(await canvas.findByText('3 / 3')).toBeVisible()
  },
})

/** The text is on the right, the images are mirrored. */
export const MalayalamAndRightToLeft = meta.story({
  globals: { dir: 'rtl' },
  render: (args) => (
    <>
      <HeroCarousel {...args} label="أهلا وسهلا">
        {words(
          'نور السنة إلى الأجيال',
          'أقوال النبي وأفعاله وتقريراته.',
          ['مركز دراسة الحديث', 'المكتبة', 'الدورات'],
          'ar',
        )}
      </HeroCarousel>
      <div dir="ltr">
        <HeroCarousel {...args} label="സ്വാഗതം">
          {words(
            'തിരുചര്യയുടെ വെളിച്ചം, തലമുറകളിലേക്ക്',
            'വിശ്വാസത്തിന്റെ അടിസ്ഥാനം ഖുർആനും തിരുസുന്നത്തുമാണ്. നബി(സ)യുടെ വാക്കുകളും പ്രവൃത്തികളും മൗനാനുവാദങ്ങളുമാണ് ഹദീസുകൾ.',
            ['ഹദീസ് പഠന കേന്ദ്രം, കേരള', 'ലൈബ്രറി', 'കോഴ്സുകൾ'],
            'ml',
          )}
        </HeroCarousel>
      </div>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const { left } = canvas.getByRole('heading', { name: 'نور السنة إلى الأجيال' }).getBoundingClientRect()
    await expect(left).toBeGreaterThan(canvas.getAllByText('1 / 3')[0]?.getBoundingClientRect().left ?? 0)
    const picture = canvasElement.querySelector('img')
    await expect(picture && getComputedStyle(picture).scale).toBe('-1 1')
  },
})

/** The hero grows with its text; on a phone the words stand above the stars. */
export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: { children: longWords() },
  play: async ({ canvas }) => {
    await expectToFit()
    const { bottom } = canvas.getAllByRole('link')[1]?.getBoundingClientRect() ?? {}
    await expect(bottom).toBeLessThan(canvas.getByRole('group').getBoundingClientRect().top)
  },
})

/** Looked at for longer than three slides of the story last, once the step that was under way has come. */
async function standsStill(count: HTMLElement) {
  await new Promise((resolve) => setTimeout(resolve, 50))
  const stopped = count.textContent
  for (let look = 0; look < 7; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    await expect(count).toHaveTextContent(stopped)
  }
}
