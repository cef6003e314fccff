import { expect } from 'storybook/test'
import { lessonsOfWeek } from '#mocks/fixtures/classWeek.ts'
import { failing } from '#mocks/handlers.ts'
import { atTheOffice } from '#stories/admin/classes/classStory.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { isAt } from '#stories/admin/formPlay.ts'
import preview from '#storybook/preview.tsx'

/** How many classes are live, in the header, at a time when one of the office is. */
const meta = preview.meta({
  ...consoleAt('/admin/course'),
  tags: ['!autodocs', 'console'],
  beforeEach: atTheOffice({ classes: lessonsOfWeek }),
})

export const One = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: '1 class live now' })
    await userEvent.click(link)
    await isAt(canvas, '/admin/class?view=agenda')
    await expect(await canvas.findByRole('link', { name: '1 class live now' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Log out' })).toBeVisible()
  },
})

/** Nobody asked for the number, so that nothing is said if it cannot be read. */
export const Unknown = meta.story({
  beforeEach: ({ msw }) => msw.use(failing('get', '/classes', 500)),
  play: async ({ canvas }) => {
    await canvas.findByText('Page 1 of 1')
    await expect(canvas.queryByRole('link', { name: /live now$/ })).not.toBeInTheDocument()
  },
})
