import { expect, fn } from 'storybook/test'
import women from '#content/art/course-women.svg'
import seminar from '#content/art/event-1-seminar.svg'
import nabiyoram from '#content/art/playlist-nabiyoram.svg'
import { Card } from '#design-system/Card/Card.tsx'
import { LinkProvider } from '#design-system/Link/Link.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/Card.ts'

const navigate = fn()

const meta = preview.meta({
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

export const Playlist = meta.story({
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

/** Without an address it is no link and does not lift. */
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

export const LongTitle = meta.story({
  args: {
    title:
      'Reading a manuscript: how scribes marked a chain of narration, with pen and paper, over nine centuries',
  },
})

export const RightToLeft = meta.story({ globals: { dir: 'rtl' } })

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } })
