import { expect } from 'storybook/test'
import { failing } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { generate, press, says } from '#stories/admin/formPlay.ts'
import preview from '#storybook/preview.tsx'
import type { PlayContext } from '#stories/playContext.ts'
import { keepTeacherDraft } from './teacherForm.ts'

const meta = preview.meta({
  ...consoleAt('/admin/teacher', '/admin/teacher_add'),
  tags: ['!autodocs', 'console'],
  beforeEach: () => keepTeacherDraft(),
})

export const Server422Unknown = meta.story({
  parameters: { spec: [368] },
  beforeEach: ({ msw }) =>
    msw.use(
      failing('post', '/users', 422, {
        message: 'Refused',
        errors: { M05_Term: ['The term is over'], M06_Specialization: ['Too odd', 'Too long'] },
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await submit({ canvas, userEvent })
    await expect(await canvas.findByText('The term is over')).toBeVisible()
    await says(canvas.getByLabelText('Specialization'), 'Too odd, Too long')
  },
})

async function submit(player: PlayContext) {
  await generate(player)
  await press(player)
}
