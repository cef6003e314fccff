import { expect, fn, spyOn, waitFor, within } from 'storybook/test'
import { isManualView } from '#stories/isManualView.ts'
import preview from '#storybook/preview.tsx'
import { tabTo } from '#stories/tabTo.ts'
import { LibrarySite } from './LibrarySite.tsx'
import { withDays } from './playlists.ts'
import { ended, failed, picturesCome, playerSays, playing } from './videoHost.ts'

const meta = preview.meta({
  tags: ['!autodocs', 'site'],
  component: LibrarySite,
  parameters: { layout: 'fullscreen' },
  args: { entries: ['/library', '/library/nabiyoram?day=12'] },
  beforeEach({ msw }) {
    msw.use(picturesCome)
    return playerSays(playing)
  },
})

/** What a video needs around it that no other one replaces. */
const fewDays = { entries: ['/library', '/library/nabiyoram?day=12'], playlist: withDays(11, 14) }

const title = 'സഫാ കുന്നിലെ വിളി'
const list = /^\/library\/nabiyoram$/

/** From its card, with one entry of the history: Escape, cross, backdrop and Back close it, and the focus returns. */
export const Open = meta.story({
  parameters: { spec: [81, 82, 83, 84, 263, 265, 272, 476, 481, 483, 494] },
  args: { entries: ['/library', '/library/nabiyoram'] },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const address = canvas.getByLabelText('Address')
    const card = await canvas.findByRole('link', { name: /^DAY-12/ })
    const ways = {
      Escape: () => userEvent.keyboard('{Escape}'),
      'the cross': () => userEvent.click(canvas.getByRole('button', { name: 'Close video' })),
      'the backdrop': () => userEvent.click(canvas.getByRole('dialog')),
      Back: () => userEvent.click(canvas.getByText("The browser's Back")),
    }
    for (const [name, close] of Object.entries(ways)) {
      await step(`Open DAY-12 and close it by ${name}`, async () => {
        await expect(canvasElement.querySelector('iframe')).toBeNull()
        await tabTo(userEvent, card)
        await userEvent.keyboard('{Enter}')
        await expect(await canvas.findByRole('dialog', { name: title })).toBeVisible()
        await waitFor(() => expect(address).toHaveTextContent(/\?day=12$/))
        const frame = canvas.getByTitle(title)
        await expect(frame.dataset.asked).toMatch(
          /^https:\/\/www\.youtube-nocookie\.com\/embed\/nabiyoram12\?/,
        )
        await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin')
        await expect(frame.offsetWidth / frame.offsetHeight).toBeCloseTo(16 / 9, 1)
        if (isManualView) return
        await close()
        await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
        await expect(card).toHaveFocus()
        await waitFor(() => expect(address).toHaveTextContent(list))
      })
      if (isManualView) return
    }
    await step('Back once more leaves the playlist', async () => {
      await userEvent.click(canvas.getByText("The browser's Back"))
      await waitFor(() => expect(address).toHaveTextContent(/^\/library$/))
    })
  },
})

export const Loading = meta.story({
  args: fewDays,
  beforeEach: () => playerSays(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading video...')).toBeInTheDocument()
  },
})

/** Watched to the end: the card is marked, and the next day is one press away. */
export const Ended = meta.story({
  args: fewDays,
  beforeEach: () => playerSays(ended),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The video has ended.')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: /^DAY-12.*Watched$/ })).toBeInTheDocument()
    const [next] = canvas.getAllByRole('button', { name: 'Next' })
    if (next) await userEvent.click(next)
    await expect(await canvas.findByRole('dialog', { name: 'മർദനത്തിന്റെ നാളുകൾ' })).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('Address')).toHaveTextContent(/\?day=13$/))
    await expect(localStorage.getItem('library')).toMatch(/"day":13.*"nabiyoram":\[12/)
  },
})

export const Failed2 = meta.story(failing(2, 'The link of this video is not valid.'))
export const Failed5 = meta.story(failing(5, 'This browser cannot play the video here.'))
export const Failed100 = meta.story(failing(100, 'This video was removed, or it is private.'))
export const Failed101 = meta.story(failing(101, 'Its owner lets this video play on YouTube only.'))
export const Failed150 = meta.story(failing(150, 'Its owner lets this video play on YouTube only.'))
export const Failed153 = meta.story(failing(153, 'YouTube does not allow this page to play the video.'))

export const Offline = meta.story({
  args: fewDays,
  beforeEach() {
    const online = spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    return () => online.mockRestore()
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'There is no connection to the internet.',
    )
    await expect(canvasElement.querySelector('iframe')).toBeNull()
  },
})

/** There is no day before it; and none after the last one. */
export const First = meta.story({
  args: { entries: ['/library/nabiyoram?day=30', '/library/nabiyoram?day=1'] },
  play: async ({ canvas, userEvent }) => {
    const isOff = (name: string) =>
      waitFor(() => expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true'))
    const isOn = (name: string) =>
      expect(canvas.getByRole('button', { name })).not.toHaveAttribute('aria-disabled')
    await canvas.findByRole('dialog')
    await isOff('Previous')
    await isOn('Next')
    if (isManualView) return
    await userEvent.click(canvas.getByText("The browser's Back"))
    await isOff('Next')
    await isOn('Previous')
  },
})

/** By its address: other days take its place, closing leaves the list, and Back goes where the visitor came from. */
export const ByLink = meta.story({
  parameters: { spec: [272, 494] },
  play: async ({ canvas, userEvent }) => {
    const address = canvas.getByLabelText('Address')
    await expect(await canvas.findByRole('dialog', { name: title })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }))
    await waitFor(() => expect(address).toHaveTextContent(/\?day=13$/))
    if (isManualView) return
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(address).toHaveTextContent(list))
    await expect(canvas.getByRole('link', { name: /^DAY-13/ })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: "The browser's Back" }))
    await waitFor(() => expect(address).toHaveTextContent(/^\/library$/))
  },
})

/** By WhatsApp or the clipboard, where there is no sheet. */
export const Shared = meta.story({
  args: fewDays,
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => sheetIs(undefined),
  play: async ({ canvas, userEvent, step }) => {
    const url = `${window.location.origin}/library/nabiyoram?day=12`
    const dialog = within(await canvas.findByRole('dialog'))
    await step('A message on WhatsApp, ready to send', async () => {
      const href = dialog.getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? ''
      const { origin, searchParams } = new URL(href)
      await expect(origin).toBe('https://wa.me')
      await expect(searchParams.get('text')).toBe(`നബിയോരം, DAY-12: ${title}\n${url}`)
    })
    await step('The link in the clipboard', async () => {
      const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
      await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
      await expect(write).toHaveBeenCalledWith(url)
      await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible()
      write.mockRejectedValueOnce(new Error('not allowed'))
      await userEvent.click(canvas.getByRole('button', { name: 'Copied' }))
      await expect(await canvas.findByText(url)).toBeVisible()
    })
    await step('Nothing of it at the next day', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
      await waitFor(() => expect(canvas.getByLabelText('Address')).toHaveTextContent(/\?day=13$/))
      await expect(canvas.queryByText(`${window.location.origin}/library/nabiyoram?day=13`)).toBeNull()
    })
  },
})

const share = fn(() => Promise.resolve())

export const SharedByTheSheet = meta.story({
  args: fewDays,
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => sheetIs(share),
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Share' }))
    const url = `${window.location.origin}/library/nabiyoram?day=12`
    await expect(share).toHaveBeenCalledWith(expect.objectContaining({ url }))
    share.mockRejectedValueOnce(new DOMException('The user closed the sheet.', 'AbortError'))
    await userEvent.click(dialog.getByRole('button', { name: 'Share' }))
    await expect(dialog.queryByRole('link', { name: 'WhatsApp' })).toBeNull()
    share.mockRejectedValueOnce(new DOMException('No app takes it.', 'NotAllowedError'))
    await userEvent.click(dialog.getByRole('button', { name: 'Share' }))
    await expect(await dialog.findByRole('link', { name: 'WhatsApp' })).toBeVisible()
  },
})

/** The phone's own sheet for sharing, or a browser that has none. */
function sheetIs(value: unknown) {
  Object.defineProperty(navigator, 'share', { configurable: true, value })
  return () => void Reflect.deleteProperty(navigator, 'share')
}

/** What the player says with a code, in words, and the way out. */
function failing(code: number, words: string) {
  return {
    args: fewDays,
    beforeEach: () => playerSays(failed(code)),
    play: async ({ canvas }: { canvas: Pick<ReturnType<typeof within>, 'findByRole' | 'getByRole'> }) => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(words)
      await expect(canvas.getByRole('link', { name: 'Watch on YouTube' })).toHaveAttribute(
        'href',
        'https://www.youtube.com/watch?v=nabiyoram12',
      )
    },
  }
}
