import { http, HttpResponse } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import type { ClassPageContent } from '#contract/classes/classPage.ts'
import {
  aboutToBegin,
  begun,
  busyPage,
  nextClass,
  quietPage,
  runningClass,
} from '#mocks/fixtures/classPageViews.ts'
import { isManualView } from '#stories/isManualView.ts'
import preview from '#storybook/preview.tsx'
import { tabTo } from '#stories/tabTo.ts'
import { bodyOf, CLASS_PAGE, ClassPageDocument, contentOf } from './ClassPageDocument.tsx'
import { ended, playerSays, playing } from './videoHost.ts'

const meta = preview.meta({
  tags: ['!autodocs', 'site'],
  component: ClassPageDocument,
  parameters: { layout: 'fullscreen' },
  args: { content: contentOf(busyPage) },
  beforeEach: ({ msw }) => msw.use(videoIs({ video: 'a1B2c3D4e5F' })),
})

/** When the time comes, the page asks the server and shows what it says. */
export const Begins = meta.story({
  args: { content: contentOf(aboutToBegin) },
  beforeEach: ({ msw }) => msw.use(pageIs(contentOf(begun))),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^Watch/ })).toBeNull()
    await expect(await canvas.findByRole('link', { name: `Watch ${nextClass.title}` })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent(
      `${nextClass.title} has begun. Watch is on this page.`,
    )
  },
})

/**
 * A class was moved while the page was open: the server is asked again when the visitor returns to it. At the second return the
 * address was replaced.
 */
export const Moved = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      pageIs(contentOf({ ...busyPage, next: { ...nextClass, startsAt: nextClass.startsAt + 3_600_000 } })),
    ),
  play: async ({ canvas, userEvent, msw }) => {
    const watch = canvas.getByRole('link', { name: `Watch ${runningClass.title}` })
    await tabTo(userEvent, watch)
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('13 hours08 minutes'))
    await expect(canvas.getByRole('link', { name: `Watch ${runningClass.title}` })).toHaveFocus()
    if (isManualView) return
    msw.use(pageIs({ notice: 'gone' }, 404))
    document.dispatchEvent(new Event('visibilitychange'))
    await expect(await canvas.findByRole('heading', { name: 'This address opens no class' })).toBeVisible()
  },
})

/** What was loaded stays, and says from when it is. */
export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get(CLASS_PAGE, () => HttpResponse.error())),
  play: async ({ canvas }) => {
    document.dispatchEvent(new Event('visibilitychange'))
    await expect(await canvas.findByText(/^Not up to date: shown as of 6:52 PM\./)).toBeVisible()
    await expect(canvas.getByRole('link', { name: `Watch ${runningClass.title}` })).toBeVisible()
  },
})

/** The library's player, by keyboard; nothing of the video's host is in the page before. Escape returns to the button. */
export const Playing = meta.story({
  beforeEach: () => playerSays(playing),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('iframe')).toBeNull()
    const watch = canvas.getByRole('link', { name: `Watch ${runningClass.title}` })
    await tabTo(userEvent, watch)
    await userEvent.keyboard('{Enter}')
    const dialog = await canvas.findByRole('dialog', { name: runningClass.title })
    const frame = within(dialog).getByTitle(runningClass.title)
    await expect(frame.dataset.asked).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/a1B2c3D4e5F\?/)
    if (isManualView) return
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(watch).toHaveFocus())
  },
})

/** Watched to the end: remembered on this device alone. */
export const Watched = meta.story({
  beforeEach: () => playerSays(ended),
  play: async ({ canvas, userEvent }) => {
    await tabTo(userEvent, canvas.getByRole('link', { name: 'Watch What is a hadith?' }))
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('The video has ended.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByText('Watched', { selector: ':not([hidden])' })).toBeVisible()
    await expect(localStorage.getItem('watched-classes')).toBe('[13]')
  },
})

/**
 * The button is busy while it asks for the video; it stays, and says why nothing opened. Then the class has expired: the server
 * refuses, and the page shows what there is now.
 */
export const WatchTooLate = meta.story({
  play: async ({ canvas, userEvent, msw }) => {
    let answer = () => {}
    const asked = new Promise<void>((resolve) => (answer = resolve))
    msw.use(http.get(`${CLASS_PAGE}/watch/:id`, () => asked.then(() => HttpResponse.error())))
    const watch = canvas.getByRole('link', { name: `Watch ${runningClass.title}` })
    await userEvent.click(watch)
    await waitFor(() => expect(watch).toHaveAttribute('aria-busy', 'true'))
    answer()
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'There is no connection. Try again in a moment.',
    )
    if (isManualView) return
    const message = 'This class is not open now.'
    msw.use(
      pageIs(contentOf(quietPage)),
      http.get(`${CLASS_PAGE}/watch/:id`, () => HttpResponse.json({ message }, { status: 404 })),
    )
    await userEvent.click(watch)
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(message))
    await expect(canvas.queryByRole('link', { name: /^Watch/ })).toBeNull()
  },
})

const pageIs = (content: ClassPageContent, status = 200) =>
  http.get(CLASS_PAGE, () => HttpResponse.html(`<!doctype html><body>${bodyOf(content)}</body>`, { status }))

function videoIs(answer: { video: string }) {
  return http.get(`${CLASS_PAGE}/watch/:id`, () => HttpResponse.json(answer))
}
