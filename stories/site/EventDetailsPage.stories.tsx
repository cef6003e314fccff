import { events } from 'content:events'
import { expect, waitFor, within } from 'storybook/test'
import { whenOf } from '#contract/site/when.ts'
import { EventDetailsPage } from '#site/events/EventDetailsPage.tsx'
import { isManualView } from '#stories/isManualView.ts'
import preview from '#storybook/preview.tsx'
import { expectPageToFit } from './expectPageToFit.ts'
import { InFrame } from './InFrame.tsx'
import { Site } from './Site.tsx'

const meta = preview.meta({
  tags: ['!autodocs', 'site'],
  component: Site,
  parameters: { layout: 'fullscreen', spec: [28] },
  args: { entries: ['/events-details'] },
})

/** All three, the newest first, with dates written out from the clock of the place. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [workshop, evenings, seminar] = await canvas.findAllByRole('article')
    if (!seminar || !evenings || !workshop) throw new Error('There are fewer than three events.')
    await expect(within(seminar).getByText('Saturday, 12 October 2024')).toBeVisible()
    await expect(within(seminar).getByText('9:30 AM to 5:00 PM')).toBeVisible()
    await expect(within(evenings).getByText('Tuesday, 4 March 2025')).toBeVisible()
    await expect(within(workshop).getByText('4:00 PM to 6:00 PM')).toBeVisible()
    await expect(within(seminar).getAllByRole('listitem')).toHaveLength(4)
    await expect(within(seminar).getByText('Past event')).toBeVisible()
    const pictures = within(seminar).getByRole('link', { name: 'See the pictures' })
    await expect(pictures).toHaveAttribute('href', '/gallery')
    await expect(canvas.getAllByRole('link', { name: 'See the pictures' })).toHaveLength(1)
    await expect(window.scrollY).toBe(0)
    if (isManualView) return
    await userEvent.click(within(workshop).getByRole('link', { name: /Ask about this event/ }))
    await expect(await canvas.findByRole('textbox', { name: 'Message' })).toHaveValue(
      'About Reading a Manuscript, Friday, 21 November 2025:\n',
    )
  },
})

/** Opened by a shared link: its event is at the top, with the focus on its title. */
export const ByLink = meta.story({
  args: { entries: ['/events-details?event=2'] },
  parameters: { spec: [26, 28] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('heading', { name: 'Ramadan Evening Series' })
    await waitFor(() => expect(title).toHaveFocus())
    const top = () => title.closest('article')?.getBoundingClientRect().top ?? Number.NaN
    const header = canvas.getByRole('banner').getBoundingClientRect().bottom
    await expect(top()).toBeGreaterThanOrEqual(header)
    await expect(top()).toBeLessThan(header + 40)
    await userEvent.click(canvas.getByRole('link', { name: 'Back to Events' }))
    await waitFor(() => expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/events$/))
  },
})

/** Two days, thirty points, and words that are longer than the page is wide. */
export const LongProgramme = meta.story({
  globals: { viewport: { value: 'narrow' } },
  render: () => (
    <InFrame entries={['/events-details']}>
      <EventDetailsPage content={{ ...events, cards: events.cards.slice(0, 1).map(long) }} />
    </InFrame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Friday, 31 December 2100 to Saturday, 1 January 2101')).toBeVisible()
    await expect(canvas.getByText('12:05 AM to 12:00 PM')).toBeVisible()
    await expect(canvas.queryByText('Past event')).toBeNull()
    const points = within(canvas.getByRole('article')).getAllByRole('listitem')
    await expect(points).toHaveLength(30)
    await expectPageToFit({ canvas })
  },
})

const long = (event: (typeof events)['cards'][number]) => ({
  ...event,
  title: 'ഹദീസ് സെമിനാർ: നിവേദകരുടെ വഴികളും ഗ്രന്ഥങ്ങളുടെ ചരിത്രവും',
  when: whenOf('2100-12-31T00:05', '2101-01-01T12:00', 'Asia/Kolkata'),
  programme: Array.from({ length: 30 }, (_, at) => ({
    time: `${(at % 12) + 1}:00 ${at < 12 ? 'AM' : 'PM'}`,
    title: at % 2 ? 'നിവേദക പരമ്പരയുടെ ചരിത്രവും ഗ്രന്ഥപ്പുരകളുടെ കഥയും' : 'Abcdefghijklmnopqrstuvwxyz'.repeat(2),
    place: `Room ${at + 1}`,
  })),
})
