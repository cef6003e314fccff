import { expect, spyOn, waitFor, within } from 'storybook/test'
import { Console } from '#stories/admin/Console.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Staff replaces password',
  component: Console,
  tags: ['!autodocs', 'console'],
  parameters: { layout: 'fullscreen', spec: [130, 285, 286, 287, 289, 395, 471] },
  args: { entries: ['/admin/adminpanel?details=214'] },
})

/** A student lost their password: they get another, which is read once and kept nowhere. */
export const ReplacesALostPassword = meta.story({
  name: 'replaces a lost password',
  play: async ({ canvas, userEvent, step }) => {
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    let password = ''

    await step('Open their form', async () => {
      const details = within(await canvas.findByRole('dialog', { name: 'Student Details' }))
      await userEvent.click(await details.findByRole('link', { name: 'Edit' }))
    })
    await step('Generate a password', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Generate' }))
      const field = canvas.getByLabelText('Password')
      password = field instanceof HTMLInputElement ? field.value : ''
      await expect(password).toHaveLength(12)
    })
    await step('Save: it is shown, and copied', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
      const shown = within(await canvas.findByRole('dialog', { name: 'New password' }))
      await userEvent.click(shown.getByRole('button', { name: 'Copy' }))
      await expect(copied).toHaveBeenCalledWith(password)
      await expect(await shown.findByText('Copied')).toBeVisible()
      await userEvent.click(shown.getByRole('button', { name: 'Done' }))
    })
    await step('Come back to their form: bullets', async () => {
      await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
      await userEvent.click(await canvas.findByRole('link', { name: 'Fathima Nasreen' }))
      await userEvent.click(await canvas.findByRole('link', { name: 'Edit' }))
      await expect(await canvas.findByLabelText('Password')).toHaveValue('••••••••••••')
      await expect(canvas.queryByDisplayValue(password)).not.toBeInTheDocument()
    })
    copied.mockRestore()
  },
})
