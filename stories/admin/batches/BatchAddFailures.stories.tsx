import { expect, waitFor } from 'storybook/test'
import { apiHandlers, failing } from '#mocks/handlers.ts'
import { batchAdd } from '#stories/admin/addForms.ts'
import { addStates } from '#stories/admin/addStates.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { choose, enter, loaded, press, says } from '#stories/admin/formPlay.ts'
import preview from '#storybook/preview.tsx'

const states = addStates(batchAdd)

const meta = preview.meta({ ...consoleAt('/admin/batch_add'), tags: ['!autodocs', 'console'] })

export const Server422 = meta.story({
  parameters: { spec: [367, 486] },
  play: async (player) => {
    const { canvas } = player
    await enter(player, /^Batch Name/, 'batch 07 WOMEN')
    await choose(player, /^Course/, 'Arabic for Readers')
    await press(player)
    await says(
      canvas.getByLabelText(/^Batch Name/),
      'Enter the batch name A batch with this name already exists',
    )
    await waitFor(() => expect(canvas.getByLabelText(/^Batch Name/)).toHaveFocus())
  },
})

export const Server422Unknown = meta.story({ parameters: { spec: [367, 368] }, ...states.server422Unknown })

export const Failed = meta.story({
  parameters: { spec: [458, 503] },
  ...states.failed,
  play: async (player) => {
    await states.failed.play(player)
    const course = player.canvas.getByRole('combobox', { name: /^Course/ })
    await expect(course).toHaveTextContent('Forty Hadith of Nawawi')
  },
})

export const Offline = meta.story({ tags: ['frame'], parameters: { spec: [458, 503] }, ...states.offline })
export const TimedOut = meta.story({ tags: ['frame'], parameters: { spec: [458, 503] }, ...states.timedOut })

export const CoursesFailed = meta.story({
  parameters: { spec: [461] },
  beforeEach: ({ msw }) => msw.use(failing('get', '/course_ids', 500)),
  play: async (player) => {
    const { canvas, msw } = player
    await expect(await canvas.findByText('Error loading courses')).toBeVisible()
    await enter(player, /^Batch Name/, 'Batch 08')
    msw.use(...apiHandlers())
    await press(player, 'Retry')
    await loaded(canvas, /^Course/)
    await expect(canvas.getByLabelText(/^Batch Name/)).toHaveValue('Batch 08')
  },
})

export const AlreadySaved = meta.story({ tags: ['frame'], ...states.alreadySaved })
