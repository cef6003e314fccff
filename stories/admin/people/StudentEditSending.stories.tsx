import { expect } from 'storybook/test'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ ...consoleAt('/admin/student_edit/214'), tags: ['!autodocs', 'console'] })

/** A generated password is not in the draft, and the form says that it is lost. */
export const DraftWithoutPassword = meta.story({
  beforeEach() {
    const draft = { values: { M05_UserName: 'Fathima Nasreen 3' }, isWithoutSecret: true }
    sessionStorage.setItem('draft:/admin/student_edit/214', JSON.stringify(draft))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Passwords are not kept: generate a new one\.$/)).toBeVisible()
  },
})
