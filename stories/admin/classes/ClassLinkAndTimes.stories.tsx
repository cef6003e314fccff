import { setLocalTimeZone } from '@internationalized/date'
import { expect, waitFor } from 'storybook/test'
import { module1 } from '#mocks/fixtures/classes.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { enter, press, question, says } from '#stories/admin/formPlay.ts'
import { isManualView } from '#stories/isManualView.ts'
import preview from '#storybook/preview.tsx'
import { drafted, inIndia, readyForm, typedClass, typeTime } from './classStory.ts'

const meta = preview.meta({
  ...consoleAt('/admin/class_add'),
  tags: ['!autodocs', 'console'],
  beforeEach: inIndia,
})

/** The video id is extracted from each form of link. Another link is allowed, with a warning and a question. */
export const VideoLinkOdd = meta.story({
  parameters: { spec: [355, 356, 357, 358, 359, 475] },
  beforeEach: () => drafted({ ...typedClass, M03_YouTubeLink: '' }),
  play: async (player) => {
    const { canvas, userEvent } = player
    const odd = 'https://video.example.org/watch/17'
    const link = await canvas.findByRole('textbox', { name: 'YouTube Link' })
    for (const text of [
      'https://youtu.be/q1W2e3R4t5Y?si=xyz',
      'https://www.youtube.com/watch?v=q1W2e3R4t5Y&t=30',
      'https://www.youtube.com/embed/q1W2e3R4t5Y',
      'https://www.youtube.com/v/q1W2e3R4t5Y',
      odd,
    ]) {
      await userEvent.clear(link)
      await enter(player, 'YouTube Link', text)
      await says(link, text === odd ? 'This does not look like a YouTube link' : 'Video q1W2e3R4t5Y')
    }
    if (isManualView) return
    await expect(await canvas.findByRole('button', { name: 'Remove Division C' })).toBeVisible()
    await press(player)
    const asks = await question(canvas)
    await expect(asks.getByRole('paragraph')).toHaveTextContent(
      `YouTube Link: ${odd} is no single YouTube video, so students may not be able to watch it.`,
    )
    await userEvent.click(asks.getByRole('button', { name: 'Save anyway' }))
    await expect(await canvas.findByRole('link', { name: odd })).toHaveAttribute('href', odd)
  },
})

/** The code that embeds a video, pasted: when the field is left, it has the link alone. */
export const VideoLinkInText = meta.story({
  parameters: { spec: [355, 357] },
  beforeEach: () => drafted({ ...typedClass, M03_YouTubeLink: '' }),
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('textbox', { name: 'YouTube Link' })
    await userEvent.click(link)
    await userEvent.paste(
      '<iframe src="https://www.youtube.com/embed/q1W2e3R4t5Y?si=x&amp;start=9"></iframe>',
    )
    await says(link, 'Video q1W2e3R4t5Y')
    await userEvent.tab()
    await expect(link).toHaveValue('https://youtu.be/q1W2e3R4t5Y')
    await says(link, 'Video q1W2e3R4t5Y')
    await expect(sessionStorage.getItem('draft:/admin/class_add')).toContain('https://youtu.be/q1W2e3R4t5Y')
  },
})

/**
 * The expiry keeps its distance to the start, whichever piece of it is typed. One before it is allowed, with a warning and a question
 * (reading Q44).
 */
export const ExpiryBeforeSchedule = meta.story({
  beforeEach: () => drafted(),
  play: async (player) => {
    const { canvas, userEvent } = player
    await readyForm(canvas)
    await typeTime(player, 'Schedule Time', '210220250815p')
    const expiry = canvas.getByRole('group', { name: 'Expire Time' })
    await waitFor(() => expect(expiry).toHaveTextContent('28 Feb 2025, 8:15 PM'))
    await expect(canvas.getByText('Moved along with Schedule Time')).toBeVisible()
    await expect(sessionStorage.getItem('draft:/admin/class_add')).toContain('2025-02-28 20:15:00')
    await typeTime(player, 'Expire Time', '20')
    await expect(await canvas.findByText('This is before Schedule Time')).toBeVisible()
    await press(player)
    const asks = await question(canvas)
    await expect(asks.getByText(/is before Schedule Time/)).toHaveTextContent(
      'Expire Time: 20 Feb 2025, 8:15 PM is before Schedule Time.',
    )
    if (isManualView) return
    await userEvent.click(asks.getByRole('button', { name: 'Save anyway' }))
    await expect(await canvas.findByText('Class "Module 3" has been added.')).toBeInTheDocument()
  },
})

/** Outside India both times are shown; the list shows the institute's only. */
export const OtherZone = meta.story({
  beforeEach: () => {
    setLocalTimeZone('Europe/London')
    drafted()
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('6:30 PM IST is 1:00 PM on 07 Dec 2024 where you are (Europe/London)'),
    ).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'Schedule Time' })).toHaveTextContent(
      '07 Dec 2024, 6:30 PM',
    )
  },
})

/** Another class of the division at that time, and another one with the video: named, and allowed. So is an odd hour. */
export const ClashNamed = meta.story({
  beforeEach: () => drafted(),
  play: async (player) => {
    const { canvas } = player
    await readyForm(canvas)
    await expect(await canvas.findByText(/^Clash: Division A already has/)).toHaveTextContent(
      'Clash: Division A already has “Module 1 (new tab)”, 07 Dec 2024, 6:30 PM.',
    )
    await expect(canvas.getByText(/^Same video: Division A already has it in/)).toBeVisible()
    const [link] = canvas.getAllByRole('link', { name: /Module 1/ })
    await expect(link).toHaveAttribute('href', `/admin/class?details=${module1.M03_ClassesId}`)
    if (isManualView) return
    await typeTime(player, 'Schedule Time', '051220240430a')
    await expect(await canvas.findByText('The class starts outside 5:00 AM to 11:00 PM.')).toBeVisible()
    await waitFor(() => expect(canvas.queryByText(/^Clash/)).not.toBeInTheDocument())
    await typeTime(player, 'Schedule Time', '071220240630p')
    await canvas.findByText(/^Clash: Division A already has/)
    await press(player)
    await expect(await canvas.findByText('Class "Module 3" has been added.')).toBeInTheDocument()
  },
})
