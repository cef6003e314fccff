import { library } from 'content:library'
import { expect, waitFor, within } from 'storybook/test'
import { PlaylistCards } from '#site/library/PlaylistCards.tsx'
import { isManualView } from '#stories/isManualView.ts'
import preview from '#storybook/preview.tsx'
import { InFrame } from './InFrame.tsx'
import { daysUpTo, remember } from './progress.ts'
import { Site } from './Site.tsx'
import { picturesCome } from './videoHost.ts'

const meta = preview.meta({
  tags: ['!autodocs', 'site'],
  component: Site,
  parameters: { layout: 'fullscreen' },
  args: { entries: ['/library'] },
  beforeEach: ({ msw }) => msw.use(picturesCome),
})

/** A card for each playlist: name, number of days and a link. */
export const Default = meta.story({
  parameters: { spec: [15, 16, 17] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Popular Playlist' })).toBeVisible()
    const first = cardOf(canvas, 'നബിയോരം')
    const second = cardOf(canvas, 'സഞ്ചാരികം')
    await expect(first).toHaveTextContent('30 videos · DAY-01 to DAY-30')
    await expect(second).toHaveTextContent('29 videos · DAY-01 to DAY-29')
    await expect(within(first).getByRole('link', { name: 'നബിയോരം' })).toHaveAttribute(
      'href',
      '/library/nabiyoram',
    )
    await expect(canvas.queryByRole('link', { name: /Continue/ })).toBeNull()
    if (isManualView) return
    await userEvent.click(within(second).getByRole('link', { name: 'സഞ്ചാരികം' }))
    await waitFor(() =>
      expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/library\/sancharikam$/),
    )
    await expect(await canvas.findByRole('heading', { level: 1, name: 'സഞ്ചാരികം' })).toBeVisible()
  },
})

/**
 * A day was opened before: its card leads straight back to it, and still to the whole playlist. On a phone the cards stand one
 * below the other.
 */
export const Continue = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => remember({ last: { playlist: 'nabiyoram', day: 12 } }),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Continue DAY-12' })
    await expect(link).toHaveAttribute('href', '/library/nabiyoram?day=12')
    // Over the link that covers the card.
    link.scrollIntoView({ behavior: 'instant', block: 'center' })
    const { left, top, width, height } = link.getBoundingClientRect()
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(link)
    const other = cardOf(canvas, 'സഞ്ചാരികം')
    await expect(other).toHaveTextContent(/Open$/)
    await expect(other.getBoundingClientRect().left).toBe(
      cardOf(canvas, 'നബിയോരം').getBoundingClientRect().left,
    )
  },
})

export const AllWatched = meta.story({
  beforeEach: () =>
    remember({
      last: { playlist: 'sancharikam', day: 29 },
      watched: { sancharikam: daysUpTo(29), nabiyoram: daysUpTo(29) },
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('All watched')).toBeVisible()
    await expect(cardOf(canvas, 'സഞ്ചാരികം')).toHaveTextContent('All watched')
    await expect(cardOf(canvas, 'നബിയോരം')).not.toHaveTextContent('All watched')
  },
})

/** Storage entries of other sites, or older than the content, are ignored. */
export const OnePlaylist = meta.story({
  beforeEach: () => remember({ last: { playlist: 'nabiyoram', day: 31 }, watched: { nabiyoram: 'all' } }),
  render: () => (
    <InFrame entries={['/library']}>
      <h1 className="visually-hidden">Library</h1>
      <PlaylistCards playlists={library.playlists.slice(0, 1)} />
    </InFrame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(1)
    await expect(cardOf(canvas, 'നബിയോരം')).toHaveTextContent(/Open$/)
    await expect(canvas.queryByRole('link', { name: /Continue/ })).toBeNull()
  },
})

interface Finds {
  getByRole: (role: string, options: { name: string }) => HTMLElement
}

function cardOf(canvas: Finds, name: string): HTMLElement {
  const card = canvas.getByRole('link', { name }).closest('article')
  if (!card) throw new Error(`${name} is in no card.`)
  return card
}
