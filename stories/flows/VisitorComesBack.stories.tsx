import { useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { LibrarySite } from '#stories/site/LibrarySite.tsx'
import { ended, picturesCome, playerSays } from '#stories/site/videoHost.ts'

/** The library, and a button that comes back to it on another day: everything is redrawn. */
function Days() {
  const [day, setDay] = useState(1)
  return (
    <>
      <LibrarySite key={day} entries={['/library']} />
      <button type="button" className="visually-hidden" tabIndex={-1} onClick={() => setDay(day + 1)}>
        Tomorrow
      </button>
    </>
  )
}

const meta = preview.meta({
  title: 'Visitor comes back',
  tags: ['!autodocs', 'site'],
  component: Days,
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen', spec: [15, 16, 18, 71, 81, 83, 272, 483, 494] },
  beforeEach({ msw }) {
    msw.use(picturesCome)
    return playerSays(ended)
  },
})

/** Finds day 12 of a playlist and comes back to it tomorrow. */
export const FindsADayAndComesBack = meta.story({
  name: 'finds day 12 of a playlist and comes back to it tomorrow',
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const modal = async (name: string) => within(await canvas.findByRole('dialog', { name }))

    await step('Open the playlist നബിയോരം', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'നബിയോരം' }))
      await expect(await canvas.findAllByRole('link', { name: /^DAY-/ })).toHaveLength(30)
    })
    await step('Search for 12', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search in this playlist' }), '12')
      await waitFor(() => expect(canvas.getAllByRole('link', { name: /^DAY-/ })).toHaveLength(1))
      await expect(canvasElement.querySelector('iframe')).toBeNull()
    })
    await step('Open DAY-12 and watch it to the end', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /^DAY-12/ }))
      const video = await modal('സഫാ കുന്നിലെ വിളി')
      await expect(await video.findByText('The video has ended.')).toBeVisible()
    })
    await step('Close it: the card is marked, and the search still stands', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close video' }))
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
      await expect(canvas.getByRole('link', { name: /^DAY-12.*Watched$/ })).toHaveFocus()
      await expect(canvas.getByRole('searchbox')).toHaveValue('12')
    })
    await step('Come back tomorrow and continue with DAY-12', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Tomorrow' }))
      await userEvent.click(await canvas.findByRole('link', { name: 'Continue DAY-12' }))
      await modal('സഫാ കുന്നിലെ വിളി')
      await waitFor(() =>
        expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/library\/nabiyoram\?day=12$/),
      )
    })
    await step('Go on to the next day', async () => {
      const video = await modal('സഫാ കുന്നിലെ വിളി')
      await userEvent.click(video.getAllByRole('button', { name: 'Next' })[0] ?? canvasElement)
      await modal('മർദനത്തിന്റെ നാളുകൾ')
    })
    await step('Close, and go back to the library: it continues there', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close video' }))
      await userEvent.click(canvas.getByRole('link', { name: 'Back to Library' }))
      await expect(await canvas.findByRole('link', { name: 'Continue DAY-13' })).toBeVisible()
    })
  },
})
