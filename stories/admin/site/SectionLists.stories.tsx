import { expect, waitFor, within } from 'storybook/test'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { isManualView } from '#stories/isManualView.ts'
import preview from '#storybook/preview.tsx'
import { isSaved } from './siteStory.ts'

const meta = preview.meta({ ...consoleAt('/admin/site/library'), tags: ['!autodocs', 'console'] })

const pasted = `https://youtu.be/aaaaaaaaaaa
https://www.youtube.com/watch?v=bbbbbbbbbbb
https://vimeo.com/1
https://youtu.be/nabiyoram03`

/** Links become videos; a line that is none stays, and a video that is there is told. Titles are typed one after another. */
export const LinksPasted = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'നബിയോരം' }))
    const box = canvas.getByRole('textbox', { name: 'Add videos from links' })
    await userEvent.click(box)
    await userEvent.paste(pasted)
    await userEvent.click(canvas.getByRole('button', { name: 'Add videos' }))
    await expect(box).toHaveValue('https://vimeo.com/1')
    await expect(canvas.getByText(/^One line is no link to a YouTube video/)).toBeVisible()
    await expect(canvas.getByText(/is in the library already: "നബിയോരം", video 3\.$/)).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Title of youtu.be/aaaaaaaaaaa' })).toHaveFocus(),
    )
    await isSaved(canvas)
    await expect(canvas.queryByText(/to put right before this can be published/)).toBeNull()
    await userEvent.keyboard('First lesson')
    await expect(canvas.getByRole('button', { name: /^First lesson/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
    await expect(box).toHaveFocus()
    await isSaved(canvas)
  },
})

/** A playlist that is added is open, and says what it still needs once the focus leaves it. */
export const PlaylistAdded = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a playlist' }))
    await canvas.findByRole('button', { name: 'Playlist 3' })
    if (isManualView) return
    const playlist = canvas.getByRole('button', { name: /^Playlist 3/ }).closest('li') ?? document.body
    await userEvent.type(within(playlist).getByRole('textbox', { name: 'Title' }), 'Forty Hadith')
    await canvas.findByRole('button', { name: /^Forty Hadith/ })
    await isSaved(canvas)
    await expect(canvas.queryByText(/to put right before this can be published/)).toBeNull()
    await userEvent.click(canvas.getByRole('textbox', { name: 'Heading' }))
    await canvas.findByText(/to put right before this can be published/)
  },
})

/** Events that are over stand apart; a new one is in a week. */
export const EventAdded = meta.story({
  args: { entries: ['/admin/site/events'] },
  play: async ({ canvas, userEvent }) => {
    const past = within(await canvas.findByRole('list', { name: 'Past' }))
    await expect(past.getByRole('button', { name: 'Reading a Manuscript' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add an event' }))
    const coming = within(await canvas.findByRole('list', { name: 'Coming' }))
    await expect(coming.getAllByRole('listitem').at(-1)).toHaveTextContent(/10:00 AM/)
    await expect(canvas.getByRole('textbox', { name: 'Place' })).toHaveValue('Library room')
    await isSaved(canvas)
  },
})
