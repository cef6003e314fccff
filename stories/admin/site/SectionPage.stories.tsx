import { expect, waitFor } from 'storybook/test'
import { keepPerson, readPerson } from '#api/session.ts'
import { apiHandlers, failing, offline, pending } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { signedInAs } from '#stories/admin/signedInAs.ts'
import { isManualView } from '#stories/isManualView.ts'
import preview from '#storybook/preview.tsx'
import type { PlayContext } from '#stories/playContext.ts'
import { drafted, isSaved } from './siteStory.ts'

const meta = preview.meta({ ...consoleAt('/admin/site/courses'), tags: ['!autodocs', 'console'] })

const kicker = ({ canvas }: PlayContext) => canvas.findByRole('textbox', { name: 'Small heading' })

/** Types another small heading. */
async function type(player: PlayContext, text: string) {
  const field = await kicker(player)
  await player.userEvent.clear(field)
  await player.userEvent.type(field, text)
}

export const SectionFilled = meta.story({
  play: async (player) => {
    await expect(await kicker(player)).toHaveValue('Courses')
    await expect(player.canvas.getByText('Saved')).toBeVisible()
    await expect(player.canvas.queryByRole('button', { name: 'Discard changes' })).toBeNull()
    // The heading of the page says it to those who see it.
    const title = player.canvas.getByRole('heading', { name: 'Courses', level: 2 })
    await expect(title.parentElement?.getBoundingClientRect().width).toBeLessThanOrEqual(1)
  },
})

/** Saved after a pause; too long a text says so; Malayalam is told to screen readers. */
export const SectionTyped = meta.story({
  play: async (player) => {
    await type(player, 'കോഴ്സുകൾ, വനിതകൾക്കും പുരുഷന്മാർക്കും വെവ്വേറെ')
    const { canvas } = player
    await expect(await kicker(player)).toHaveAttribute('lang', 'ml')
    await expect(await kicker(player)).toHaveAccessibleDescription(
      /letters\. The page looks best with 40 at most/,
    )
    await isSaved(canvas)
    await expect(canvas.getByRole('button', { name: 'Discard changes' })).toBeVisible()
  },
})

/** Each problem leads to its field, also within an item of a list. */
export const SectionWithProblems = meta.story({
  beforeEach: async ({ msw }) => {
    msw.use(...apiHandlers())
    await drafted('courses', 'courses', {
      kicker: '',
      cards: { K1: { title: 'Women', text: '', picture: '' } },
    })
  },
  play: async (player) => {
    const { canvas, userEvent } = player
    await canvas.findByText(/places to put right before this can be published:$/)
    await expect(await kicker(player)).toHaveAccessibleDescription(/write some text/i)
    await userEvent.click(canvas.getByRole('button', { name: /course "Women", text/ }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Text' })).toHaveFocus())
  },
})

export const SectionOffline = meta.story({
  beforeEach: ({ msw }) => msw.use(offline('put', '/site/drafts/:section')),
  play: async (player) => {
    await type(player, 'Learn')
    const { canvas, userEvent, msw } = player
    await canvas.findByText(
      'Not saved: no connection. It is kept on this device, and saved from this page when you are online again.',
    )
    msw.use(...apiHandlers())
    await userEvent.click(canvas.getByRole('button', { name: 'Save now' }))
    await isSaved(canvas)
  },
})

/** The server says why it does not save. */
export const SectionNotSaved = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(failing('put', '/site/drafts/:section', 503, { message: 'The database is full.' })),
  play: async (player) => {
    await type(player, 'Learn')
    const { canvas, userEvent, msw } = player
    await canvas.findByText('Not saved: The database is full. It is kept on this device.')
    if (isManualView) return
    msw.use(...apiHandlers())
    await userEvent.click(canvas.getByRole('button', { name: 'Save now' }))
    await isSaved(canvas)
  },
})

/** The server says what it does not take, and where. */
export const SectionNotTaken = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      failing('put', '/site/drafts/:section', 422, {
        message: 'Some fields need attention.',
        errors: { 'Courses, list of courses': ['Holds 500 at most.'] },
      }),
    ),
  play: async (player) => {
    await type(player, 'Learn')
    await player.canvas.findByText(
      'Not saved: Some fields need attention. Courses, list of courses: Holds 500 at most. It is kept on this device.',
    )
    player.msw.use(...apiHandlers())
    await player.userEvent.click(player.canvas.getByRole('button', { name: 'Save now' }))
    await isSaved(player.canvas)
  },
})

/** Both changed the same: nothing is saved before one is chosen. */
export const SectionChangedByTwo = meta.story({
  play: async (player) => {
    const { canvas, userEvent } = player
    await kicker(player)
    // The draft below is of the account that the story is signed in with: here it is of somebody else.
    const person = readPerson()
    if (person) keepPerson({ ...person, name: 'Safiya' })
    await drafted('courses', 'courses', { kicker: 'Study', heading: 'All courses' })
    await type(player, 'Learn')
    await canvas.findByText('1 place changed by you both. Choose what is right.')
    await expect(canvas.getByRole('textbox', { name: 'Heading' })).toHaveValue('All courses')
    await userEvent.click(canvas.getByRole('button', { name: /^Take that of/ }))
    await expect(await kicker(player)).toHaveValue('Study')
    await isSaved(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(canvas.queryByText(/saved this section while you were editing it/)).toBeNull()
  },
})

/** The other may be oneself. */
export const SectionChangedInTwoTabs = meta.story({
  play: async (player) => {
    const { canvas, userEvent } = player
    await kicker(player)
    await drafted('courses', 'courses', { kicker: 'Study' })
    await type(player, 'Learn')
    await canvas.findByText(/^You, in another tab, saved this section/)
    await canvas.findByText('1 place changed in both tabs. Choose what is right.')
    if (isManualView) return
    await userEvent.click(canvas.getByRole('button', { name: 'Take that of the other tab' }))
    await isSaved(canvas)
  },
})

/** Items are removed, and brought back one after the other, the last one first. */
export const SectionItemRemoved = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Women' }))
    await canvas.findByText('Women has been removed.')
    await expect(canvas.queryByRole('button', { name: 'Remove Women' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Men' }))
    await canvas.findByText('Men has been removed.')
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await canvas.findByRole('button', { name: 'Remove Men' })
    await canvas.findByText('Women has been removed.')
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await canvas.findByRole('button', { name: 'Remove Women' })
    await expect(document.activeElement).toHaveTextContent(/^All courses/)
    await isSaved(canvas)
  },
})

/** Undo is of the form: it goes when that is left. */
export const SectionLeftAfterRemoving = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Women' }))
    await canvas.findByText('Women has been removed.')
    await isSaved(canvas)
    await userEvent.click(canvas.getByRole('link', { name: 'Publish...' }))
    await canvas.findByRole('heading', { name: 'Courses', level: 2 })
    await waitFor(() => expect(canvas.queryByText('Women has been removed.')).toBeNull())
  },
})

/** On phones the preview takes the place of the form. */
export const SectionPreviewed = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Preview' }))
    const frame = await canvas.findByTitle('The page as visitors see it')
    await waitFor(() => expect(frame).toHaveAttribute('data-ready'))
    await userEvent.click(canvas.getByRole('button', { name: 'Desktop' }))
    await expect(frame.style.inlineSize).toBe('1280px')
  },
})

export const SectionLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending('get', '/site/drafts/:section')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading')).toBeInTheDocument()
  },
})

/** An address typed by hand. */
export const SectionUnknown = meta.story({
  args: { entries: ['/admin/site/history'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Back to the site' })).toBeVisible()
  },
})

export const SectionNotAllowed = meta.story({
  beforeEach: signedInAs('viewer'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Only Editors and Administrators open this page' }),
    ).toBeVisible()
  },
})
