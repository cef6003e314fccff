import { setLocalTimeZone } from '@internationalized/date'
import { expect } from 'storybook/test'
import { batchWithoutDivisions } from '#mocks/fixtures/batches.ts'
import { module1 } from '#mocks/fixtures/classes.ts'
import { fewDivisions, longMalayalamDivision, manyDivisions } from '#mocks/fixtures/divisions.ts'
import { apiHandlers, failing } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { choose, leadsTo, says } from '#stories/admin/formPlay.ts'
import preview from '#storybook/preview.tsx'
import type { PlayContext } from '#stories/playContext.ts'
import { chosenDivisions, divisionBox, inIndia, readyForm, typeTime } from './classStory.ts'

const meta = preview.meta({
  ...consoleAt('/admin/class_edit/9'),
  tags: ['!autodocs', 'console'],
  beforeEach: inIndia,
})

/** Changing the batch clears the chosen divisions and loads its own. */
export const BatchChosen = meta.story({
  parameters: { spec: [301, 302] },
  play: async ({ canvas, userEvent }) => {
    await readyForm(canvas, 'Edit Class')
    await choose({ canvas, userEvent }, 'Batch', 'Batch 06 Women')
    await divisionBox(canvas)
    await expect(chosenDivisions(canvas)).toEqual([])
  },
})

export const BatchCleared = meta.story({
  parameters: { spec: [301] },
  play: async ({ canvas, userEvent }) => {
    await readyForm(canvas, 'Edit Class')
    await choose({ canvas, userEvent }, 'Batch', 'Select a batch')
    await expect(canvas.getByRole('combobox', { name: 'Division' })).toBeDisabled()
    await expect(canvas.getByText('Choose a batch first')).toBeVisible()
    await expect(chosenDivisions(canvas)).toEqual([])
  },
})

export const NoDivisions = meta.story({
  parameters: { spec: [198, 511] },
  play: async ({ canvas, userEvent }) => {
    await readyForm(canvas, 'Edit Class')
    await choose({ canvas, userEvent }, 'Batch', batchWithoutDivisions.M02_Name)
    await expect(await canvas.findByText(/This batch has no divisions yet/)).toBeVisible()
    await leadsTo(canvas, 'Add one', `/admin/division_add?batch_id=${batchWithoutDivisions.M02_BatchId}`)
  },
})

export const DivisionsFailed = meta.story({
  parameters: { spec: [461, 503] },
  beforeEach: ({ msw }) => msw.use(failing('get', '/division', 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error loading divisions')).toBeVisible()
    await says(canvas.getByRole('combobox', { name: 'Division' }), '2 chosen. Error loading divisions')
  },
})

/** Twelve tags are shown, with the number of the others. */
export const TagsMany = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...apiHandlers({ divisions: manyDivisions, classes: [{ ...module1, divisions: [] }] })),
  play: async ({ canvas, userEvent }) => {
    await readyForm(canvas, 'Edit Class')
    await userEvent.click(canvas.getByRole('button', { name: 'Select all of Division' }))
    await expect(await canvas.findByText('10 more, and')).toBeVisible()
    await expect(chosenDivisions(canvas)).toHaveLength(12)
  },
})

export const TagsLong = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...apiHandlers({
        divisions: [longMalayalamDivision, ...fewDivisions],
        classes: [{ ...module1, divisions: [longMalayalamDivision] }],
      }),
    ),
  play: async ({ canvas }) => {
    await readyForm(canvas, 'Edit Class')
    await expect(canvas.getByText(longMalayalamDivision.M11_Division_name)).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

/** The video id is extracted from each form of link. */
export const VideoLinkEachForm = meta.story({
  parameters: { spec: [355, 356, 357, 358] },
  play: async ({ canvas, userEvent }) => {
    for (const text of [
      'https://www.youtube.com/v/a1B2c3D4e5F',
      'https://www.youtube.com/embed/a1B2c3D4e5F',
      'https://www.youtube.com/watch?v=a1B2c3D4e5F&t=30',
      'https://youtu.be/a1B2c3D4e5F?si=xyz',
    ]) {
      await pasteLink({ canvas, userEvent }, text)
      await expect(linkOf(canvas)).toHaveAccessibleDescription('Video a1B2c3D4e5F')
    }
  },
})

export const VideoLinkOdd = meta.story({
  parameters: { spec: [359] },
  play: async ({ canvas, userEvent }) => {
    await pasteLink({ canvas, userEvent }, 'https://video.example.org/watch/17')
    await expect(linkOf(canvas)).toHaveAccessibleDescription('This does not look like a YouTube link')
  },
})

export const ExpiryBeforeSchedule = meta.story({
  play: async ({ canvas, userEvent }) => {
    await readyForm(canvas, 'Edit Class')
    await typeTime({ canvas, userEvent }, 'Expiry Time', '06')
    await expect(await canvas.findByText('This is before Scheduled At')).toBeVisible()
  },
})

/** Outside India both times are shown. */
export const OtherZone = meta.story({
  beforeEach: () => setLocalTimeZone('Europe/London'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('6:30 PM IST is 1:00 PM on 07 Dec 2024 where you are (Europe/London)'),
    ).toBeVisible()
  },
})

const linkOf = (canvas: PlayContext['canvas']) => canvas.getByRole('textbox', { name: 'YouTube Link' })

async function pasteLink({ canvas, userEvent }: PlayContext, text: string) {
  await readyForm(canvas, 'Edit Class')
  await userEvent.clear(linkOf(canvas))
  await userEvent.click(linkOf(canvas))
  await userEvent.paste(text)
}
