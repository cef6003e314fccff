import { courses } from 'content:courses'
import { expect, spyOn, waitFor } from 'storybook/test'
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

/** The last card; Next is disabled and keeps the focus. */
export const AtEnd = meta.story({
  play: async ({ canvas, userEvent }) => {
    const next = await canvas.findByRole('button', { name: 'Next courses' })
    await userEvent.click(next)
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'))
    await expect(next).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Previous courses' })).not.toHaveAttribute(
      'aria-disabled',
    )
  },
})

/** A drag of 10 px or more scrolls the row; a drag that ends on a link does not follow it. */
export const Dragging = meta.story({
  parameters: { spec: [22, 479] },
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('region', { name: 'Popular Courses' })
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
    await waitFor(() => expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/courses$/))
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

/** More cards than fit on a desktop: an arrow scrolls by 300 px. */
export const ManyCards = meta.story({
  globals: { viewport: { value: 'desk' } },
  parameters: { spec: [23, 467] },
  render: () => (
    <WithCards
      cards={[1, 2, 3].flatMap((year) =>
        courses.cards.map((card) => ({ ...card, title: `${card.title}, year ${year}` })),
      )}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('region', { name: 'Popular Courses' })
    const next = await canvas.findByRole('button', { name: 'Next courses' })
    await userEvent.click(next)
    await waitFor(() => expect(row.scrollLeft).toBe(300))
  },
})

/** Both cards are visible: nothing scrolls, and there are no arrows. */
export const Wide = meta.story({
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Popular Courses' })
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Next courses' })).toBeNull())
  },
})

/** A URL with a capital letter opens the same page. */
export const WithCapital = meta.story({
  parameters: { spec: [21] },
  args: { entries: ['/Courses'] },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Popular Courses' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Courses', current: 'page' })).toBeInTheDocument()
    await expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toMatch(/\/courses$/)
  },
})

/** Two courses with the same title have different React keys. */
export const SameTitles = meta.story({
  play: async ({ canvas, mount }) => {
    const said = spyOn(console, 'error')
    await mount(<WithCards cards={courses.cards.flatMap((card) => [card, card])} />)
    const [first] = courses.cards
    const same = await canvas.findAllByRole('heading', { name: new RegExp(`^${first?.title}`) })
    await expect(same).toHaveLength(2)
    await expect(said).not.toHaveBeenCalled()
    said.mockRestore()
  },
})

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Popular Courses' })
    await expectPageToFit({ canvas })
  },
})

function WithCards({ cards }: Pick<typeof courses, 'cards'>) {
  return (
    <InFrame entries={['/courses']}>
      <CoursesPage content={{ ...courses, cards }} />
    </InFrame>
  )
}
