import { expect, waitFor } from 'storybook/test'
import monsoonTall from '#content/art/hero-1-monsoon-m.svg'
import monsoon from '#content/art/hero-1-monsoon.svg'
import readingTall from '#content/art/hero-2-reading-room-m.svg'
import reading from '#content/art/hero-2-reading-room.svg'
import nightTall from '#content/art/hero-3-night-water-m.svg'
import night from '#content/art/hero-3-night-water.svg'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { HeroCarousel } from '#design-system/HeroCarousel/HeroCarousel.tsx'
import { Kicker } from '#design-system/Kicker/Kicker.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/HeroCarousel.ts'

const meta = preview.meta({
  component: HeroCarousel,
  args: {
    label: 'Welcome',
    slides: [
      { landscape: monsoon, portrait: monsoonTall, veil: 'monsoon' as const },
      { landscape: reading, portrait: readingTall, veil: 'laterite' as const },
      { landscape: night, portrait: nightTall, veil: 'sea' as const },
    ],
    children: (
      <div lang="ml" style={{ display: 'grid', justifyItems: 'start', gap: 16 }}>
        <Kicker tone="brass" lang="ml">
          ഹദീസ് പഠന കേന്ദ്രം, കേരള
        </Kicker>
        <h1 lang="ml" style={{ fontSize: 'var(--text-hero-ml)' }}>
          തിരുചര്യയുടെ വെളിച്ചം, തലമുറകളിലേക്ക്
        </h1>
        <p style={{ maxInlineSize: '29.5em' }}>
          വിശ്വാസത്തിന്റെ അടിസ്ഥാനം ഖുർആനും തിരുസുന്നത്തുമാണ്. നബി(സ)യുടെ വാക്കുകളും പ്രവൃത്തികളും മൗനാനുവാദങ്ങളുമാണ് ഹദീസുകൾ.
        </p>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
          <ButtonLink variant="primary" size="lg" href="/library">
            ലൈബ്രറി
          </ButtonLink>
          <ButtonLink size="lg" href="/courses">
            കോഴ്സുകൾ
          </ButtonLink>
        </div>
      </div>
    ),
  },
  parameters: { layout: 'fullscreen', guide },
})

/** The first picture at once, the others when the page is idle. */
export const Default = meta.story({
  parameters: { spec: [7, 468] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('1 / 3')).toBeVisible()
    await expect(canvasElement.querySelector('img')).toHaveAttribute('fetchpriority', 'high')
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(3))
    const star = canvas.getByRole('button', { name: 'Slide 2' })
    await expect(star.offsetWidth).toBeGreaterThanOrEqual(44)
    await expect(star.offsetHeight).toBeGreaterThanOrEqual(44)
  },
})

export const Slide2 = meta.story({
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Slide 2' })),
})

export const Slide3 = meta.story({
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Slide 3' })),
})

export const GoesOn = meta.story({
  args: { intervalMs: 100 },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('2 / 3')
    const pause = canvas.getByRole('button', { name: 'Pause slides' })
    pause.focus()
    await userEvent.keyboard('{Enter}')
    const play = canvas.getByRole('button', { name: 'Play slides' })
    const stopped = canvas.getByText(/ \/ 3$/).textContent ?? ''
    play.blur()
    await standsStill()
    await expect(canvas.getByText(stopped)).toBeVisible()
  },
})

/** The keyboard's focus and the pointer stop it without a press. */
export const StopsOnFocus = meta.story({
  args: { intervalMs: 100 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus()
    const stopped = canvas.getByText(/ \/ 3$/).textContent ?? ''
    await standsStill()
    await expect(canvas.getByText(stopped)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Pause slides' })).toBeVisible()
  },
})

export const ReducedMotion = meta.story({
  globals: { motion: 'reduced' },
  args: { intervalMs: 100 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Play slides' })).toBeVisible()
    await standsStill()
    await expect(canvas.getByText('1 / 3')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Slide 3' }))
    await expect(canvas.getByText('3 / 3')).toBeVisible()
  },
})

export const RightToLeft = meta.story({ globals: { dir: 'rtl' } })

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } })

export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } })

/** Longer than three slides of the story would last. */
const standsStill = () => new Promise((resolve) => setTimeout(resolve, 350))
