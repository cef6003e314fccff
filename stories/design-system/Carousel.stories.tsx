import { expect, waitFor } from 'storybook/test'
import men from '#content/art/course-men.svg'
import women from '#content/art/course-women.svg'
import { Card, type CardProps } from '#design-system/Card/Card.tsx'
import { Carousel } from '#design-system/Carousel/Carousel.tsx'
import { Kicker } from '#design-system/Kicker/Kicker.tsx'
import preview from '#storybook/preview.tsx'
import { tabTo } from '#stories/tabTo.ts'
import { guide } from './guides/Carousel.ts'
import { expectToFit, hoverLookOf } from './surroundings.tsx'

const cards = [
  <Card key="women" title="Women" shape="tall" media={<img src={women} alt="" />}>
    <p lang="ml">വീട്ടിലിരുന്ന് പഠിക്കാൻ കഴിയുന്ന ചിട്ടയായ ക്ലാസുകൾ.</p>
  </Card>,
  <Card key="men" title="Men" shape="tall" media={<img src={men} alt="" />}>
    <p lang="ml">ജോലിക്കും കുടുംബത്തിനുമിടയിൽ പഠിക്കാൻ സായാഹ്ന ക്ലാസുകൾ.</p>
  </Card>,
]

const meta = preview.meta({
  tags: ['forced-colors'],
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

/** By arrow buttons (300 px, disabled at both ends), by arrow keys, and by a drag, which snaps to a card's start even after a pause. */
export const Default = meta.story({
  args: { children: [plainCards(1, { href: '#course' }), plainCards(5)] },
  parameters: { spec: [23, 467] },
  play: async ({ canvas, userEvent, step }) => {
    const row = canvas.getByRole('region', { name: 'Popular Courses' })
    const next = await canvas.findByRole('button', { name: 'Next courses' })
    const previous = canvas.getByRole('button', { name: 'Previous courses' })
    await step('by keyboard', async () => {
      await expect(previous).toHaveAttribute('aria-disabled', 'true')
      await userEvent.tab()
      await userEvent.tab()
      await expect(next).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(row.scrollLeft).toBe(300))
      await waitFor(() => expect(previous).not.toHaveAttribute('aria-disabled'))
      await expect(next).toHaveFocus()
      await userEvent.tab()
      await expect(row).toHaveFocus()
      await userEvent.keyboard('{ArrowRight}')
      await waitFor(() => expect(row.scrollLeft).toBe(600))
      await userEvent.keyboard('{Home}')
      await waitFor(() => expect(row.scrollLeft).toBe(0))
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Course 1' })).toHaveFocus()
    })
    await step('by a drag', async () => {
      const [, second, target] = canvas.getAllByRole('article')
      const at = (clientX: number) => ({
        pointerName: 'TouchA',
        ...(target && { target }),
        coords: { clientX, clientY: 40 },
      })
      await userEvent.pointer([{ keys: '[TouchA>]', ...at(400) }, at(380), at(110)])
      await expect(row.scrollLeft).toBe(270)
      await new Promise((resolve) => setTimeout(resolve, 150))
      await userEvent.pointer([at(110), { keys: '[/TouchA]', ...at(110) }])
      const padding = Number.parseFloat(getComputedStyle(row).scrollPaddingInlineStart)
      await waitFor(() => expect(startOf(second) - startOf(row)).toBeCloseTo(padding, 0))
    })
  },
})

/** The enabled arrow, hovered; and the row itself in focus: arrow keys scroll it. */
export const HoveredAndFocused = meta.story({
  args: { lead: undefined, children: plainCards(6) },
  parameters: { pseudo: { hover: 'button', focusVisible: 'section' } },
  play: async ({ canvas }) => {
    const [off, on] = await canvas.findAllByRole('button')
    await waitFor(() => expect(hoverLookOf(on)).not.toBe(hoverLookOf(off)))
    await waitFor(() => expect(getComputedStyle(canvas.getByRole('region')).outlineStyle).toBe('solid'))
  },
})

/** At the end the right arrow is disabled and keeps the focus. */
export const Disabled = meta.story({
  args: { children: plainCards(6) },
  play: async ({ canvas, userEvent }) => {
    await tabTo(userEvent, canvas.getByRole('region', { name: 'Popular Courses' }))
    await userEvent.keyboard('{End}')
    const next = await canvas.findByRole('button', { name: 'Next courses' })
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'))
    await tabTo(userEvent, next)
    await userEvent.keyboard('{Enter}')
    await expect(next).toHaveFocus()
  },
})

/** And one card: everything fits, there is nothing to scroll to. Without cards only the frame stays. */
export const TwoCardsAndEmpty = meta.story({
  parameters: { spec: [22] },
  render: (args) => (
    <>
      <Carousel {...args} />
      <Carousel {...args} label="Popular Books" nextLabel="Next books">
        {cards.slice(0, 1)}
      </Carousel>
      <Carousel {...args} label="Popular Events" nextLabel="Next events" lead={<h2>Popular Events</h2>}>
        {[]}
      </Carousel>
    </>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Next (books|events)$/ })).toBeNull())
    await expect(canvas.getByRole('heading', { name: 'Popular Events' })).toBeVisible()
  },
})

/** Cards grow with their text, all to the same height. The row scrolls, the page does not; the next card's edge shows that there are more. */
export const LongTextAndManyItems = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    children: [
      plainCards(1, {
        title: 'Reading a manuscript: how scribes marked a chain of narration over nine centuries',
      }),
      plainCards(59),
    ],
    lead: <h1>Courses for everybody who would like to learn how a report was handed on and examined</h1>,
  },
  play: async ({ canvas }) => {
    const [, second] = canvas.getAllByRole('article')
    await expect(canvas.getAllByRole('article')).toHaveLength(60)
    await expectToFit()
    await expect(startOf(second)).toBeLessThan(320)
  },
})

/** Next scrolls to the left. */
export const MalayalamAndRightToLeft = meta.story({
  globals: { dir: 'rtl' },
  args: {
    label: 'الدورات',
    previousLabel: 'السابق',
    nextLabel: 'التالي',
    lead: (
      <h1 lang="ar">
        الدورات المشهورة <span lang="ml">ജനപ്രിയ കോഴ്സുകൾ</span>
      </h1>
    ),
    children: [
      plainCards(5, { title: 'دراسة الحديث', lang: 'ar', children: 'قراءة وتراجم الرواة بإشراف معلم.' }),
      plainCards(1, {
        title: 'സ്ത്രീകൾക്കുള്ള ഹദീസ് പഠനം',
        lang: 'ml',
        children: 'വീട്ടിലിരുന്ന് പഠിക്കാൻ കഴിയുന്ന ചിട്ടയായ ക്ലാസുകൾ.',
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'التالي' }))
    await waitFor(() => expect(canvas.getByRole('region').scrollLeft).toBe(-300))
  },
})

function plainCards(count: number, card: Partial<CardProps> = {}) {
  return Array.from({ length: count }, (_, at) => (
    <Card key={at} title={`Course ${at + 1}`} {...card}>
      {card.children ?? 'Grades of narration, biographies of narrators, supervised reading.'}
    </Card>
  ))
}

const startOf = (element?: Element) => element?.getBoundingClientRect().left ?? Number.NaN
