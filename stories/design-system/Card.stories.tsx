import { expect, fn, waitFor } from 'storybook/test'
import women from '#content/art/course-women.svg'
import seminar from '#content/art/event-1-seminar.svg'
import nabiyoram from '#content/art/playlist-nabiyoram.svg'
import { Card } from '#design-system/Card/Card.tsx'
import { LinkProvider } from '#design-system/Link/Link.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/Card.ts'
import { expectToFit } from './states.tsx'

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
  decorators: [
    (Story) => (
      <LinkProvider navigate={navigate}>
        <div style={{ maxInlineSize: 400 }}>
          <Story />
        </div>
      </LinkProvider>
    ),
  ],
  beforeEach: () => {
    navigate.mockClear()
  },
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

/** A hovered card with a link is lifted; the one below has no link and stays. */
export const Hovered = meta.story({
  parameters: { pseudo: { hover: 'article' } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Card {...args} media={undefined} />
      <Card {...args} media={undefined} href={undefined} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [lifted, still] = canvas.getAllByRole('article').map((card) => getComputedStyle(card))
    await waitFor(() => expect(edgeOf(lifted)).not.toBe(edgeOf(still)))
  },
})

/** The focus ring is around the whole card. */
export const Focused = meta.story({
  parameters: { pseudo: { focusVisible: 'a' } },
  play: async ({ canvas }) => {
    const ring = getComputedStyle(canvas.getByRole('link'), '::after')
    await waitFor(() => expect(ring.outlineStyle).toBe('solid'))
    await expect(Number.parseFloat(ring.width)).toBeCloseTo(canvas.getByRole('article').clientWidth, 0)
  },
})

/** The frame reserves the space of an image that does not load. */
export const Failed = meta.story({
  args: { media: <img src="data:image/png;base64,AAAA" alt="" /> },
  play: async ({ canvas, canvasElement }) => {
    const frame = canvasElement.querySelector('[data-shape]')
    await expect((frame?.clientWidth ?? 0) / (frame?.clientHeight ?? 1)).toBeCloseTo(4 / 3, 1)
    await expect(canvas.getByRole('link')).toBeVisible()
  },
})

/** A playlist. */
export const Malayalam = meta.story({
  args: {
    title: 'നബിയോരം',
    lang: 'ml',
    href: '/playlist/nabiyoram',
    media: <img src={nabiyoram} alt="" />,
    shape: 'wide',
    mark: undefined,
    children: 'നബിജീവിതത്തിന്റെ ഓരം ചേർന്ന് മുപ്പത് ദിവസത്തെ യാത്ര.',
    footer: <span>30 videos · DAY-01 to DAY-30</span>,
  },
})

/** Without an href it is not a link and is not lifted. */
export const Course = meta.story({
  args: {
    title: (
      <>
        Women <small lang="ml">വനിതകൾ</small>
      </>
    ),
    href: undefined,
    media: <img src={women} alt="" />,
    shape: 'tall',
    mark: undefined,
    footer: undefined,
    children: <p lang="ml">വീട്ടിലിരുന്ന് പഠിക്കാൻ കഴിയുന്ന ചിട്ടയായ ക്ലാസുകൾ.</p>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})

export const WithKicker = meta.story({ args: { kicker: 'Seminar', mark: undefined } })

export const WithoutPicture = meta.story({ args: { media: undefined } })

export const LongText = meta.story({
  args: {
    title:
      'Reading a manuscript: how scribes marked a chain of narration, with pen and paper, over nine centuries',
  },
})

export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  args: {
    title: 'مجالس قراءة الحديث',
    lang: 'ar',
    mark: <b lang="ar">١٢</b>,
    children: 'يوم كامل من القراءة والمدارسة في كتب الحديث الستة.',
    footer: <span lang="ar">القاعة الكبرى</span>,
  },
  play: async ({ canvas, canvasElement }) => {
    const { right } = canvas.getByRole('article').getBoundingClientRect()
    const mark = canvas.getByText('١٢').getBoundingClientRect()
    await expect(right - mark.right).toBeLessThan(canvasElement.clientWidth / 4)
  },
})

/** A word wider than the card is broken. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    title: 'Handschriftenleseübungen'.repeat(3),
    children: 'x'.repeat(80),
  },
  play: expectToFit,
})

/** Returns the styles that differ when a card is hovered. */
const edgeOf = (style?: CSSStyleDeclaration) => `${style?.boxShadow} ${style?.borderColor}`
