import { expect } from 'storybook/test'
import { module1 } from '#mocks/fixtures/classes.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { press } from '#stories/admin/formPlay.ts'
import preview from '#storybook/preview.tsx'
import { drafted, inIndia, readyForm, typedClass, typeTime } from './classStory.ts'

const meta = preview.meta({
  ...consoleAt('/admin/class_add'),
  tags: ['!autodocs', 'console'],
  beforeEach() {
    drafted()
    return inIndia()
  },
})

const group = 'Schedule Time'

/** Another class of the division at that time, and another one with the video: named, and allowed. */
export const ClashNamed = meta.story({
  play: async (player) => {
    const { canvas } = player
    await readyForm(canvas)
    await expect(await canvas.findByText(/^Clash: Division A already has/)).toHaveTextContent(
      'Clash: Division A already has “Module 1 (new tab)”, 07 Dec 2024, 6:30 PM.',
    )
    await expect(canvas.getByText(/^Same video: Division A already has it in/)).toBeVisible()
    const [link] = canvas.getAllByRole('link', { name: /Module 1/ })
    await expect(link).toHaveAttribute('href', `/admin/class?details=${module1.M03_ClassesId}`)
    await press(player)
    await expect(await canvas.findByText('Class "Module 3" has been added.')).toBeInTheDocument()
  },
})

export const OddHour = meta.story({
  beforeEach: () => drafted({ ...typedClass, M03_ScheduledAt: '2024-12-05 18:30:00' }),
  play: async (player) => {
    await readyForm(player.canvas)
    await typeTime(player, group, '051220240430a')
    await expect(
      await player.canvas.findByText('The class starts outside 5:00 AM to 11:00 PM.'),
    ).toBeVisible()
    await expect(player.canvas.queryByText(/^Clash/)).not.toBeInTheDocument()
  },
})
