import { expect } from 'storybook/test'
import { Checkbox } from '#design-system/Checkbox/Checkbox.tsx'
import preview from '#storybook/preview.tsx'
import { InForm, onEdit } from './formData.tsx'
import { guide } from './guides/Checkbox.ts'

const meta = preview.meta({
  component: Checkbox,
  parameters: { guide },
  args: { label: 'Send the password by mail', name: 'mail' },
  render: (args) => (
    <InForm>
      <Checkbox {...args} />
    </InForm>
  ),
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Send the password by mail' })
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await expect(onEdit).toHaveBeenLastCalledWith('mail', [['mail', '1']])
    await userEvent.click(canvas.getByText('Send the password by mail'))
    await expect(onEdit).toHaveBeenLastCalledWith('mail', [])
  },
})

export const Filled = meta.story({ args: { defaultValue: true } })

export const Disabled = meta.story({
  args: { isDisabled: true, defaultValue: true, description: 'Mail is not set up.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox')
    await expect(box).toBeDisabled()
    await expect(box).toHaveAccessibleDescription('Mail is not set up.')
  },
})

export const Invalid = meta.story({
  args: { isRequired: true, error: 'Please confirm' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Please confirm')
  },
})

export const Required = meta.story({
  args: { isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAttribute('aria-required', 'true')
  },
})

export const LongText = meta.story({
  args: {
    label:
      'I have read the rules of the institute and I am going to follow them in every class of this course',
  },
})

export const Malayalam = meta.story({ args: { label: 'മരുഭൂമിയിലെ ബാല്യം: ഹലീമയുടെ കുടിലിലെ നാല് വർഷങ്ങൾ' } })

export const RightToLeft = meta.story({ globals: { dir: 'rtl' }, args: { defaultValue: true } })

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } })
