import { expect, fn, waitFor } from 'storybook/test'
import women from '#content/art/course-women.svg'
import seminar from '#content/art/event-1-seminar.svg'
import nabiyoram from '#content/art/playlist-nabiyoram.svg'
import { Card } from '#design-system/Card/Card.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/Card.ts'
import { Column, expectToFit, hoverLookOf, inRouter, inWidth } from './surroundings.tsx'

const navigate = fn()

const meta = preview.meta({
  tags: ['forced-colors'],
  component: Card,
  parameters: { guide },
  args: {
    title: 'Hadees Seminar',
    href: '/events-details',
    media: <img src={seminar} alt="" />,
    shape: 'photo' as const,
    mark: (
      <>
        <b>12</b>Oct
      </>
    ),
    children: 'A full day of papers and readings on the six canonical collections.',
    footer: <span>Main hall · 9:30 AM</span>,
  },
  decorators: [inWidth(400), inRouter(navigate)],
})

/** The whole card is one link, named by its title. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Hadees Seminar' })
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(navigate).toHaveBeenCalledWith('/events-details', expect.anything())
    const { left, top } = canvas.getByRole('article').getBoundingClientRect()
    await expect(document.elementFromPoint(left + 20, top + 20)).toBe(link)
  },
})

/** With a kicker, without a picture, and a course: it leads nowhere and is not a link. */
export const Variants = meta.story({
  render: (args) => (
    <Column>
      <Card {...args} kicker="Seminar" mark={undefined} />
      <Card {...args} media={undefined} title="Quiz Programme" />
      <Card
        title={
          <>
            Women <small lang="ml">വനിതകൾ</small>
          </>
        }
        media={<img src={women} alt="" />}
        shape="tall"
      >
        <p lang="ml">വീട്ടിലിരുന്ന് പഠിക്കാൻ കഴിയുന്ന ചിട്ടയായ ക്ലാസുകൾ.</p>
      </Card>
    </Column>
  ),
  play: ({ canvas }) => expect(canvas.getAllByRole('link')).toHaveLength(2),
})

/** A hovered card with a link is lifted, one without stays. The focus ring is around the whole card. */
export const HoveredAndFocused = meta.story({
  parameters: { pseudo: { hover: 'article:not(:last-child)', focusVisible: 'article:last-child a' } },
  render: (args) => (
    <Column>
      <Card {...args} media={undefined} />
      <Card {...args} media={undefined} href={undefined} />
      <Card {...args} media={undefined} title="Quiz Programme" />
    </Column>
  ),
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('article')
    await waitFor(() => expect(hoverLookOf(cards[0])).not.toBe(hoverLookOf(cards[1])))
    const ring = getComputedStyle(canvas.getByRole('link', { name: 'Quiz Programme' }), '::after')
    await waitFor(() => expect(ring.outlineStyle).toBe('solid'))
    await expect(Number.parseFloat(ring.width)).toBeCloseTo(cards[2]?.clientWidth ?? 0, 0)
  },
})

/** The frame reserves the space of an image that does not load. A word wider than the card is broken. */
export const FailedAndLongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    media: <img src="data:image/png;base64,AAAA" alt="" />,
    title: `Reading a manuscript: how scribes marked a chain of narration. ${'Handschriftenleseübungen'.repeat(3)}`,
    children: 'x'.repeat(80),
  },
  play: async ({ canvas, canvasElement }) => {
    const frame = canvasElement.querySelector('[data-shape]')
    await expect((frame?.clientWidth ?? 0) / (frame?.clientHeight ?? 1)).toBeCloseTo(4 / 3, 1)
    await expect(canvas.getByRole('link')).toBeVisible()
    await expectToFit()
  },
})

/** And a playlist. */
export const MalayalamAndRightToLeft = meta.story({
  globals: { dir: 'rtl' },
  render: (args) => (
    <Column>
      <Card {...args} title="مجالس قراءة الحديث" lang="ar" mark={<b lang="ar">١٢</b>}>
        يوم كامل من القراءة والمدارسة في كتب الحديث الستة.
      </Card>
      <div dir="ltr">
        <Card
          title="നബിയോരം"
          lang="ml"
          href="/playlist/nabiyoram"
          media={<img src={nabiyoram} alt="" />}
          shape="wide"
          footer={<span>30 videos · DAY-01 to DAY-30</span>}
        >
          നബിജീവിതത്തിന്റെ ഓരം ചേർന്ന് മുപ്പത് ദിവസത്തെ യാത്ര.
        </Card>
      </div>
    </Column>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [card] = canvas.getAllByRole('article').map((each) => each.getBoundingClientRect())
    const mark = canvas.getByText('١٢').getBoundingClientRect()
    await expect((card?.right ?? 0) - mark.right).toBeLessThan(canvasElement.clientWidth / 4)
  },
})
