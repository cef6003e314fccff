import { courses } from 'content:courses'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { CoursesPage } from '#site/courses/CoursesPage.tsx'
import preview from '#storybook/preview.tsx'
import { expectPageToFit } from './expectPageToFit.ts'
import { InFrame } from './InFrame.tsx'
import { Site } from './Site.tsx'

const meta = preview.meta({
  tags: ['!autodocs', 'site'],
  component: Site,
  parameters: { layout: 'fullscreen', spec: [20, 22] },
  globals: { viewport: { value: 'phone' } },
  args: { entries: ['/courses'] },
})

/** The first card; Previous is disabled. */
export const AtStart = meta.story({
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('region', { name: 'Popular Courses' })
    await expect(canvas.getAllByRole('article')).toHaveLength(2)
    await expect(canvas.getByRole('heading', { name: 'Women വനിതകൾ' })).toBeVisible()
    await expect(canvas.getByText('പുരുഷന്മാർ')).toHaveAttribute('lang', 'ml')
    const previous = await canvas.findByRole('button', { name: 'Previous courses' })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Next courses' }))
    await waitFor(() => expect(row.scrollLeft).toBe(Math.min(300, row.scrollWidth - row.clientWidth)))
    await userEvent.click(previous)
    await waitFor(() => expect(previous).toHaveAttribute('aria-disabled', 'true'))
    await expectPageToFit({ canvas })
  },
})

/**
 * While all cards fit, nothing scrolls, and there are no arrows. With more than fit, an arrow scrolls by 300 px up to the last
 * card, where Next is disabled and keeps the focus. Cards with the same title are told apart: none is left behind by others.
 */
export const AtEnd = meta.story({
  globals: { viewport: { value: 'wide' } },
  parameters: { spec: [20, 22, 23, 467] },
  render: () => <ChangingCards />,
  play: async ({ canvas, userEvent }) => {
    const others = canvas.getByText('Other cards')
    await expect(canvas.getAllByRole('article')).toHaveLength(4)
    await userEvent.click(others)
    await expect(canvas.getAllByRole('article')).toHaveLength(2)
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Next courses' })).toBeNull())
    await userEvent.click(others)
    const row = canvas.getByRole('region', { name: 'Popular Courses' })
    const next = await canvas.findByRole('button', { name: 'Next courses' })
    await userEvent.click(next)
    await waitFor(() => expect(row.scrollLeft).toBe(300))
    while (row.scrollLeft < row.scrollWidth - row.clientWidth - 1) {
      const before = row.scrollLeft
      await userEvent.click(next)
      await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(before))
    }
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'))
    await expect(next).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Previous courses' })).not.toHaveAttribute(
      'aria-disabled',
    )
  },
})

/**
 * A drag of 10 px or more scrolls the row; a drag that ends on a link does not follow it. A URL with a capital
 * letter opens the same page.
 */
export const Dragging = meta.story({
  parameters: { spec: [21, 22, 479] },
  args: { entries: ['/Courses'] },
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('region', { name: 'Popular Courses' })
    await expect(canvas.getByRole('heading', { name: 'Popular Courses' })).toBeVisible()
    const current = canvas.getAllByRole('link', { name: 'Courses', current: 'page', hidden: true })
    await expect(current).not.toHaveLength(0)
    await expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toMatch(/\/courses$/)
    const target = canvas.getAllByRole('link', { name: /Ask about this course/ })[0]
    if (!target) throw new Error('There is no card to drag.')
    const at = (clientX: number) => ({ pointerName: 'TouchA', target, coords: { clientX, clientY: 400 } })
    await userEvent.pointer([{ keys: '[TouchA>]', ...at(300) }, at(292)])
    await expect(row.scrollLeft).toBe(0)
    await userEvent.pointer([at(280), at(180)])
    await expect(row.scrollLeft).toBe(100)
    await expect(row).toHaveAttribute('data-dragging')
    await expect(getComputedStyle(row).touchAction).toContain('pan-y')
    await userEvent.pointer({ keys: '[/TouchA]', ...at(180) })
    await waitFor(() => expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/courses$/i))
  },
})

/** A link, because its content says where it leads, and nothing to ask, because it has no number. */
export const OneCard = meta.story({
  render: () => (
    <WithCards
      cards={courses.cards.slice(0, 1).map((card) => ({ ...card, href: '/library', whatsapp: undefined }))}
    />
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Women വനിതകൾ' })
    await expect(link).toHaveAttribute('href', '/library')
    await expect(canvas.queryByRole('link', { name: /Ask about/ })).toBeNull()
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Next courses' })).toBeNull())
  },
})

/** Each card with the same title twice, then each once, in another order, then three times. */
const rows = [
  [0, 0, 1, 1],
  [1, 0],
  [0, 1, 0, 1, 0, 1],
].map((row) => row.flatMap((at) => courses.cards.slice(at, at + 1)))

function ChangingCards() {
  const [at, setAt] = useState(0)
  return (
    <>
      <WithCards cards={rows[at] ?? []} />
      <button type="button" className="visually-hidden" tabIndex={-1} onClick={() => setAt(at + 1)}>
        Other cards
      </button>
    </>
  )
}

function WithCards({ cards }: Pick<typeof courses, 'cards'>) {
  return (
    <InFrame entries={['/courses']}>
      <CoursesPage content={{ ...courses, cards }} />
    </InFrame>
  )
}
