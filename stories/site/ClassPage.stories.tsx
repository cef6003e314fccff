import { expect, waitFor, within } from 'storybook/test'
import {
  busyPage,
  longPage,
  pageWithoutClasses,
  pageWithoutMore,
  quietPage,
  runningClass,
  twoRunning,
} from '#mocks/fixtures/classPageViews.ts'
import preview from '#storybook/preview.tsx'
import { bodyOf, CLASS_PAGE, ClassPageDocument, contentOf } from './ClassPageDocument.tsx'
import { expectPageToFit } from './expectPageToFit.ts'
import { bodyOfFrame, WithoutScripts } from './WithoutScripts.tsx'

const meta = preview.meta({
  tags: ['!autodocs', 'site'],
  component: ClassPageDocument,
  parameters: { layout: 'fullscreen' },
  args: { content: contentOf(busyPage) },
})

/** Now, next, the coming days and what can still be seen; each title in its own script. */
export const Now = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Batch 07 Women, Division A')
    await expect(canvas.getByText('Started', { exact: false })).toHaveTextContent(
      'Started 22 minutes ago, at 6:30 PM.',
    )
    await expect(canvas.getByRole('timer')).toHaveTextContent('12 hours08 minutes')
    await expect(canvas.getByRole('heading', { name: /^Wednesday, 11 December tomorrow$/ })).toBeVisible()
    await expect(canvas.getByText('Until tomorrow, 5:45 AM')).toBeVisible()
    const title = canvas.getByText('مخارج الحروف')
    await expect([title.lang, title.dir]).toEqual(['ar', 'rtl'])
    await expect(canvas.getAllByRole('link', { name: /^Watch/ })).toHaveLength(5)
    await expect(canvasElement).not.toHaveTextContent(/a1B2c3D4e5F/)
    await expectPageToFit({ canvas })
  },
})

export const Quiet = meta.story({
  args: { content: contentOf(quietPage) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^No class is running\. The next one begins tomorrow at 7:00 AM/),
    ).toBeVisible()
    await expect(canvas.getByText('Nothing after Wednesday yet')).toBeVisible()
    await expect(canvas.getByText(/^No earlier class is open now\./)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^Watch/ })).toBeNull()
  },
})

export const TwoRunning = meta.story({
  args: { content: contentOf(twoRunning) },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByText(/^Started/)
    await expect(first).toHaveTextContent('Started 1 minute ago, at 11:51 PM.')
    await expect(second).toHaveTextContent('Started 1 hour ago, at 10:52 PM.')
    await expect(canvas.getByText('To be seen until tomorrow, 12:52 AM.')).toBeVisible()
  },
})

export const NoClasses = meta.story({
  args: { content: contentOf(pageWithoutClasses) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This division has no classes yet\./)).toBeVisible()
    await expect(canvas.getByText('Nothing is planned yet')).toBeVisible()
  },
})

export const AllOver = meta.story({
  args: { content: contentOf(pageWithoutMore) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^All classes of this division are over\./)).toBeVisible()
  },
})

/**
 * Nothing is cut off or wider than the page, and long lists say how much they leave out. The start is on the visitor's own clock
 * too, where it differs from the institute's.
 */
export const LongNames = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { content: contentOf({ ...longPage, zone: 'Pacific/Chatham' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('And 12 more.')).toBeVisible()
    await expect(canvas.getByText(/on your clock/)).toHaveTextContent(/^\(\d+:\d\d [AP]M.* on your clock\)$/)
    await expectPageToFit({ canvas })
  },
})

/** One answer for an address that is wrong, old or turned off. */
export const Gone = meta.story({
  args: { content: { notice: 'gone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This address opens no class' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact')
  },
})

/** A network from which many wrong addresses were tried. */
export const Refused = meta.story({
  args: { content: { notice: 'refused' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Too many wrong addresses' })).toBeVisible()
  },
})

export const ServerInTrouble = meta.story({
  args: { content: { notice: 'trouble' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /cannot be shown right now$/ })).toBeVisible()
  },
})

/** All is readable, the countdown in words, and Watch is a plain link. */
export const NoScript = meta.story({
  render: ({ content }) => (
    <WithoutScripts title="Class page without scripts" lang="en" body={bodyOf(content)} />
  ),
  play: async ({ canvas }) => {
    const page = () => within(bodyOfFrame(canvas.getByTitle('Class page without scripts')))
    await waitFor(() => expect(page().getByText('In about 12 hours')).toBeVisible())
    await expect(page().getByRole('link', { name: `Watch ${runningClass.title}` })).toHaveAttribute(
      'href',
      `${CLASS_PAGE}/watch/${runningClass.id}`,
    )
  },
})
