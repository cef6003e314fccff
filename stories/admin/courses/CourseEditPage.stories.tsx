import { expect, waitFor } from 'storybook/test'
import { endSession } from '#api/session.ts'
import { arabic } from '#mocks/fixtures/courses.ts'
import { failing, offline, pending } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { courseEdit } from '#stories/admin/editForms.ts'
import { editStates } from '#stories/admin/editStates.ts'
import {
  IS_BACK,
  isAt,
  leaveDialog,
  NO_CONNECTION,
  press,
  says,
  signInAgain,
} from '#stories/admin/formPlay.ts'
import { failureOf, keepDraft } from '#stories/admin/forms.ts'
import { outOfTime } from '#stories/admin/hurried.ts'
import { savedUnheard } from '#stories/admin/late.ts'
import { isManualView } from '#stories/isManualView.ts'
import type { PlayContext } from '#stories/playContext.ts'
import preview from '#storybook/preview.tsx'

const { refusedOne } = editStates(courseEdit)

const ADDRESS = '/admin/course_edit/4'
const CALL = '/courses/4'
const SAVED = 'Course "Arabic for Readers 2" has been saved.'

const meta = preview.meta({ ...consoleAt(ADDRESS), tags: ['!autodocs', 'console'] })

const titleOf = (canvas: PlayContext['canvas']) => canvas.findByLabelText(/^Title/)

async function change(player: PlayContext) {
  await player.userEvent.type(await titleOf(player.canvas), ' 2')
  await press(player, 'Update')
}

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending('get', CALL)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading')).toBeInTheDocument()
    await expect(canvas.getByRole('heading', { name: 'Edit Course' })).toBeVisible()
  },
})

export const Filled = meta.story({
  parameters: { spec: [101, 224, 225, 413] },
  play: async ({ canvas }) => {
    await expect(await titleOf(canvas)).toHaveValue(arabic.M01_Title)
    await expect(canvas.getByLabelText(/^Description/)).toHaveValue(arabic.M01_Description)
    await expect(canvas.getByRole('button', { name: 'Update' })).toBeVisible()
  },
})

export const LoadFailed = meta.story({
  parameters: { spec: [503] },
  beforeEach: ({ msw }) => msw.use(failing('get', CALL, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: courseEdit.loadFailure })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus()
  },
})

export const Gone = meta.story({
  args: { entries: ['/admin/course_edit/999'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Course not found' })).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'Back to courses' })).toHaveLength(2)
  },
})

/** One field, whose error goes while it is filled; then both. */
export const Refused = meta.story({
  parameters: { spec: [364] },
  play: async (player) => {
    const { canvas, userEvent } = player
    await refusedOne(player, 'Title is required')
    await userEvent.type(await titleOf(canvas), 'A')
    await waitFor(() => expect(canvas.queryByText('Title is required')).not.toBeInTheDocument())
    await userEvent.clear(await titleOf(canvas))
    await userEvent.clear(canvas.getByLabelText(/^Description/))
    await press(player, 'Update')
    await expect(await canvas.findByText('Title is required')).toBeVisible()
    await expect(canvas.getByText('Description is required')).toBeVisible()
  },
})

export const Saving = meta.story({
  parameters: { spec: [278, 279, 478] },
  beforeEach: ({ msw }) => msw.use(pending('put', CALL)),
  play: async (player) => {
    await change(player)
    await expect(await player.canvas.findByRole('button', { name: 'Loading...' })).toBeVisible()
    await expect(await titleOf(player.canvas)).toBeDisabled()
  },
})

export const Saved = meta.story({
  parameters: { spec: [226, 415] },
  play: async (player) => {
    await change(player)
    await expect(await player.canvas.findByText(SAVED)).toBeInTheDocument()
    await isAt(player.canvas, '/admin/course')
  },
})

/** Under the field, and what belongs to no field above. */
export const Server422 = meta.story({
  parameters: { spec: [367, 368] },
  beforeEach: ({ msw }) =>
    msw.use(
      failing('put', CALL, 422, {
        message: 'Refused',
        errors: { M01_Title: ['Title is taken', 'Title is odd'], M00_Term: ['The term is over'] },
      }),
    ),
  play: async (player) => {
    await change(player)
    await says(await titleOf(player.canvas), 'Title is taken, Title is odd')
    await expect(await player.canvas.findByText('The term is over')).toBeVisible()
  },
})

/** The last one is a 412 from a proxy without the record: no conflict is shown. */
const troubles = [
  [offline('put', CALL), NO_CONNECTION],
  [failing('put', CALL, 500), failureOf(courseEdit)],
  [failing('put', CALL, 412), failureOf(courseEdit)],
] as const

/** First too late, submitted from the bottom of the form, where the error is in view. Each time the text is kept. */
export const Failed = meta.story({
  parameters: { spec: [503] },
  beforeEach: ({ msw }) => {
    const { handler, stop } = outOfTime('put', CALL)
    msw.use(handler)
    return stop
  },
  play: async (player) => {
    const { canvas, userEvent, msw } = player
    await userEvent.type(await titleOf(canvas), ' 2')
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
    await press(player, 'Update')
    const failure = await canvas.findByText('The server took too long to answer. Please try again.')
    const { top, bottom } = failure.getBoundingClientRect()
    await expect(top).toBeGreaterThan(0)
    await expect(bottom).toBeLessThan(window.innerHeight)
    for (const [answer, message] of troubles) {
      msw.use(answer)
      await press(player, 'Update')
      await waitFor(() => expect(canvas.getByText(message)).toBeVisible())
      await expect(await titleOf(canvas)).toHaveValue('Arabic for Readers 2')
    }
  },
})

/** The second submit finds the values of the first one saved, and shows no conflict. */
export const SentTwice = meta.story({
  play: async (player) => {
    await titleOf(player.canvas)
    player.msw.use(savedUnheard('put', CALL))
    await change(player)
    await player.canvas.findByText(NO_CONNECTION)
    await press(player, 'Update')
    await expect(await player.canvas.findByText(SAVED)).toBeInTheDocument()
  },
})

export const DraftRestored = meta.story({
  beforeEach: () => keepDraft(ADDRESS, { M01_Title: 'Arabic for Readers 3' }),
  play: async (player) => {
    const { canvas } = player
    await canvas.findByText(IS_BACK)
    await expect(await titleOf(canvas)).toHaveValue('Arabic for Readers 3')
    if (isManualView) return
    await press(player, 'Discard')
    await expect(await titleOf(canvas)).toHaveValue('Arabic for Readers')
  },
})

export const SignedOutWhileTyping = meta.story({
  parameters: { spec: [493] },
  play: async (player) => {
    await titleOf(player.canvas)
    endSession()
    await change(player)
    await signInAgain(player)
    await expect(await player.canvas.findByText(SAVED)).toBeInTheDocument()
  },
})

/** Every way out of the form asks, and leads back to the searched list. */
export const Dirty = meta.story({
  args: { entries: ['/admin/course?search=a', { pathname: ADDRESS, state: { from: '?search=a' } }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await titleOf(canvas), ' 2')
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }))
    const keep = (await leaveDialog(canvas)).getByRole('button', { name: 'Keep editing' })
    await expect(keep).toHaveFocus()
    if (isManualView) return
    await userEvent.click(keep)
    await expect(await titleOf(canvas)).toHaveValue('Arabic for Readers 2')
    await userEvent.click(canvas.getByRole('link', { name: 'Back to courses' }))
    await userEvent.click((await leaveDialog(canvas)).getByRole('button', { name: 'Discard changes' }))
    await isAt(canvas, '/admin/course?search=a')
  },
})
