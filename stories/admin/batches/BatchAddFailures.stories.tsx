import { expect } from 'storybook/test'
import { apiHandlers, failing } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { enter, loaded, press } from '#stories/admin/formPlay.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ ...consoleAt('/admin/batch_add'), tags: ['!autodocs', 'console'] })

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
