import { expect, waitFor } from 'storybook/test'
import men from '#content/art/course-men.svg'
import women from '#content/art/course-women.svg'
import { Card, type CardProps } from '#design-system/Card/Card.tsx'
import { Carousel } from '#design-system/Carousel/Carousel.tsx'
import { Kicker } from '#design-system/Kicker/Kicker.tsx'
import preview from '#storybook/preview.tsx'
import { tabTo } from '#stories/tabTo.ts'
import { guide } from './guides/Carousel.ts'
import { expectToFit } from './states.tsx'

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

/** At the start the left arrow is disabled; an arrow scrolls by 300 px. */
export const Default = meta.story({
  args: { children: plainCards(6) },
  parameters: { spec: [23, 467] },
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('region', { name: 'Popular Courses' })
    const next = await canvas.findByRole('button', { name: 'Next courses' })
    const previous = canvas.getByRole('button', { name: 'Previous courses' })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await tabTo(userEvent, next)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(row.scrollLeft).toBe(300))
    await waitFor(() => expect(previous).not.toHaveAttribute('aria-disabled'))
    await expect(next).toHaveFocus()
  },
})

/** Arrow buttons, the row with its arrow keys, and the contents of the cards. */
export const ByKeyboard = meta.story({
  args: { children: plainCards(6, { href: '#course' }) },
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('region', { name: 'Popular Courses' })
    const next = await canvas.findByRole('button', { name: 'Next courses' })
    await userEvent.tab()
    await userEvent.tab()
    await expect(next).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(row.scrollLeft).toBe(300))
    await userEvent.tab()
    await expect(row).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(row.scrollLeft).toBe(600))
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(row.scrollLeft).toBe(0))
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Course 1' })).toHaveFocus()
  },
})

/** A drag that pauses before its end snaps the row to a card's start. */
export const Snapped = meta.story({
  args: { children: plainCards(6) },
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('region', { name: 'Popular Courses' })
    const target = canvas.getByText('Course 1')
    const at = (clientX: number) => ({ pointerName: 'TouchA', target, coords: { clientX, clientY: 40 } })
    await userEvent.pointer([{ keys: '[TouchA>]', ...at(400) }, at(380), at(110)])
    await expect(row.scrollLeft).toBe(270)
    await new Promise((resolve) => setTimeout(resolve, 150))
    await userEvent.pointer([at(110), { keys: '[/TouchA]', ...at(110) }])
    const second = canvas.getAllByRole('article')[1]
    const padding = Number.parseFloat(getComputedStyle(row).scrollPaddingInlineStart)
    await waitFor(() => expect(startOf(second) - startOf(row)).toBeCloseTo(padding, 0))
  },
})

/** The enabled arrow, hovered. */
export const Hovered = meta.story({
  args: { children: plainCards(6) },
  parameters: { pseudo: { hover: 'button' } },
  play: async ({ canvas }) => {
    const [off, on] = await canvas.findAllByRole('button')
    await waitFor(() => expect(groundOf(on)).not.toBe(groundOf(off)))
  },
})

/** The row itself: arrow keys scroll it. */
export const Focused = meta.story({
  args: { children: plainCards(6) },
  parameters: { pseudo: { focusVisible: 'section' } },
  play: async ({ canvas }) => {
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

export const TwoCards = meta.story({ parameters: { spec: [22] } })

/** Everything fits: there is nothing to scroll to. */
export const OneCard = meta.story({
  args: { children: cards.slice(0, 1) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull())
  },
})

export const WithoutLead = meta.story({ args: { lead: undefined, children: plainCards(6) } })

/** Only the frame, without arrows. */
export const Empty = meta.story({
  args: { children: [] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull())
    await expect(canvas.getByRole('heading', { name: 'Popular Courses' })).toBeVisible()
  },
})

export const ManyItems = meta.story({
  args: { children: plainCards(60) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(60)
    await expectToFit()
  },
})

/** Cards grow with their text, all to the same height. */
export const LongText = meta.story({
  args: {
    children: plainCards(6, {
      title: 'Reading a manuscript: how scribes marked a chain of narration over nine centuries',
    }),
    lead: <h1>Courses for everybody who would like to learn how a report was handed on and examined</h1>,
  },
})

export const Malayalam = meta.story({
  args: {
    label: 'കോഴ്സുകൾ',
    previousLabel: 'മുമ്പത്തെ കോഴ്സുകൾ',
    nextLabel: 'അടുത്ത കോഴ്സുകൾ',
    lead: <h1 lang="ml">ജനപ്രിയ കോഴ്സുകൾ</h1>,
    children: plainCards(6, {
      title: 'സ്ത്രീകൾക്കുള്ള ഹദീസ് പഠനം',
      lang: 'ml',
      children: 'വീട്ടിലിരുന്ന് പഠിക്കാൻ കഴിയുന്ന ചിട്ടയായ ക്ലാസുകൾ.',
    }),
  },
})

/** Next scrolls to the left. */
export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  args: {
    label: 'الدورات',
    previousLabel: 'السابق',
    nextLabel: 'التالي',
    lead: <h1 lang="ar">الدورات المشهورة</h1>,
    children: plainCards(6, {
      title: 'دراسة الحديث',
      lang: 'ar',
      children: 'قراءة وتراجم الرواة بإشراف معلم.',
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'التالي' }))
    await waitFor(() => expect(canvas.getByRole('region').scrollLeft).toBe(-300))
  },
})

/** The row scrolls, the page does not; the next card's edge shows that there are more. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: { children: plainCards(6) },
  play: async ({ canvas }) => {
    await expectToFit()
    await expect(startOf(canvas.getAllByRole('article')[1])).toBeLessThan(320)
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

const groundOf = (element?: Element) => {
  const style = element && getComputedStyle(element)
  return `${style?.backgroundColor} ${style?.borderColor}`
}
