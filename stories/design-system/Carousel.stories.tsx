import { expect, waitFor } from 'storybook/test'
import men from '#content/art/course-men.svg'
import women from '#content/art/course-women.svg'
import { Card } from '#design-system/Card/Card.tsx'
import { Carousel } from '#design-system/Carousel/Carousel.tsx'
import { Kicker } from '#design-system/Kicker/Kicker.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/Carousel.ts'

const cards = [
  <Card key="women" title="Women" shape="tall" media={<img src={women} alt="" />}>
    <p lang="ml">വീട്ടിലിരുന്ന് പഠിക്കാൻ കഴിയുന്ന ചിട്ടയായ ക്ലാസുകൾ.</p>
  </Card>,
  <Card key="men" title="Men" shape="tall" media={<img src={men} alt="" />}>
    <p lang="ml">ജോലിക്കും കുടുംബത്തിനുമിടയിൽ പഠിക്കാൻ സായാഹ്ന ക്ലാസുകൾ.</p>
  </Card>,
]

const meta = preview.meta({
  component: Carousel,
  parameters: { guide },
  args: {
    label: 'Popular Courses',
    lead: (
      <div style={{ display: 'grid', gap: 12 }}>
        <Kicker>Courses</Kicker>
        <h1 style={{ fontSize: 'var(--text-display)', lineHeight: 1.04 }}>Popular Courses</h1>
        <p>The same syllabus, taught in two separate streams, with a mentor for every small group.</p>
      </div>
    ),
    previousLabel: 'Previous courses',
    nextLabel: 'Next courses',
    children: cards,
  },
})

/** At its start the left arrow is off; an arrow goes 300 px. */
export const Default = meta.story({
  args: { children: plainCards(6) },
  parameters: { spec: [23, 467] },
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('region', { name: 'Popular Courses' })
    const next = canvas.getByRole('button', { name: 'Next courses' })
    const previous = canvas.getByRole('button', { name: 'Previous courses' })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    next.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(row.scrollLeft).toBe(300))
    await waitFor(() => expect(previous).not.toHaveAttribute('aria-disabled'))
    await expect(next).toHaveFocus()
  },
})

export const AtEnd = meta.story({
  args: { children: plainCards(6) },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('region', { name: 'Popular Courses' }).focus()
    await userEvent.keyboard('{End}')
    const next = canvas.getByRole('button', { name: 'Next courses' })
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'), { timeout: 3000 })
  },
})

export const TwoCards = meta.story({ parameters: { spec: [22] } })

/** Everything fits: there is nothing to go to. */
export const OneCard = meta.story({
  args: { children: cards.slice(0, 1) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull())
  },
})

export const WithoutLead = meta.story({ args: { lead: undefined, children: plainCards(6) } })

export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  args: { children: plainCards(6) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next courses' }))
    await waitFor(() => expect(canvas.getByRole('region').scrollLeft).toBe(-300))
  },
})

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } })

function plainCards(count: number) {
  return Array.from({ length: count }, (_, at) => (
    <Card key={at} title={`Course ${at + 1}`}>
      Grades of narration, biographies of narrators, supervised reading.
    </Card>
  ))
}
