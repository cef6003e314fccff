import { events } from 'content:events'
import { expect, waitFor, within } from 'storybook/test'
import { whenOf } from '#contract/site/when.ts'
import { EventsPage } from '#site/events/EventsPage.tsx'
import { isManualView } from '#stories/isManualView.ts'
import preview from '#storybook/preview.tsx'
import { expectPageToFit } from './expectPageToFit.ts'
import { InFrame } from './InFrame.tsx'
import { Site } from './Site.tsx'

const meta = preview.meta({
  tags: ['!autodocs', 'site'],
  component: Site,
  parameters: { layout: 'fullscreen', spec: [24, 500] },
  args: { entries: ['/home', '/events'] },
})

/** In the order of the content. */
const eventTitles = ['Hadees Seminar', 'Ramadan Evening Series', 'Reading a Manuscript']

const titlesOf = (cards: readonly HTMLElement[]) =>
  cards.map((card) => within(card).getByRole('link').textContent)

/** Past ones, the newest first. Each of the three leads to its own place on the page of details. */
export const Default = meta.story({
  parameters: { spec: [24, 25, 26, 27, 500] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Gather, listen, ask' })
    await expect(titlesOf(canvas.getAllByRole('article'))).toEqual(eventTitles.toReversed())
    await expect(canvas.getAllByText('Past event')).toHaveLength(3)
    await expect(canvas.getByText('4:00 PM')).toBeVisible()
    await expect(canvas.getByText('21')).toBeVisible()
    const footer = canvas.getByRole('navigation', { name: 'Footer' })
    if (isManualView) return
    for (const [index, title] of eventTitles.entries()) {
      await userEvent.click(canvas.getByRole('link', { name: title }))
      // The card's own heading has the same name.
      const heading = () => canvas.getByRole('heading', { name: title, level: 2 })
      await waitFor(() => expect(heading()).toHaveFocus())
      await expect(heading().getBoundingClientRect().top).toBeLessThan(window.innerHeight)
      const address = `/events-details?event=${index + 1}`
      await waitFor(() => expect(canvas.getByLabelText('Address').textContent).toBe(address))
      const link = Array.from(footer.querySelectorAll('a')).find((each) => each.textContent === 'Events')
      if (link) await userEvent.click(link)
      await canvas.findByRole('heading', { level: 1, name: 'Gather, listen, ask' })
      await waitFor(() => expect(canvas.getByLabelText('Address').textContent).toBe('/events'))
    }
  },
})

/** An institute without events says so. */
export const NoEvents = meta.story({
  globals: { viewport: { value: 'narrow' } },
  render: () => (
    <InFrame entries={['/events']}>
      <EventsPage content={{ ...events, cards: [] }} />
    </InFrame>
  ),
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('heading', { name: 'No event is planned' }).parentElement
    const heading = canvas.getByRole('heading', { level: 1 })
    await expect(frame?.getBoundingClientRect().left).toBe(heading.getBoundingClientRect().left)
    await expect(canvas.queryByRole('article')).toBeNull()
  },
})

/** Those to come are first, in the order of their dates whatever that of the content; past ones say so. */
export const SomeToCome = meta.story({
  globals: { viewport: { value: 'narrow' } },
  render: () => (
    <InFrame entries={['/events']}>
      <EventsPage
        content={{
          ...events,
          cards: events.cards.map((card, at) => (at === 0 ? card : toCome(card, 2110 - at))),
        }}
      />
    </InFrame>
  ),
  play: async ({ canvas }) => {
    const titles = ['Reading a Manuscript', 'Ramadan Evening Series', 'Hadees Seminar']
    await expect(titlesOf(canvas.getAllByRole('article'))).toEqual(titles)
    await expect(canvas.getAllByText('Past event')).toHaveLength(1)
    const last = canvas.getByRole('link', { name: 'Hadees Seminar' })
    await expect(last).toHaveAttribute('href', '/events-details?event=1')
    await expectPageToFit({ canvas })
  },
})

const toCome = (card: (typeof events)['cards'][number], year: number) => {
  const [starts, ends] = [`${year}-03-04T18:40`, `${year}-03-04T20:30`]
  return { ...card, starts, ends, when: whenOf(starts, ends, 'Asia/Kolkata') }
}
