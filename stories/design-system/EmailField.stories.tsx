import { expect } from 'storybook/test'
import { EmailField } from '#design-system/EmailField/EmailField.tsx'
import preview from '#storybook/preview.tsx'
import { InForm, onEdit } from './formData.tsx'
import { guide } from './guides/EmailField.ts'

const meta = preview.meta({
  component: EmailField,
  parameters: { guide },
  args: { label: 'Email', name: 'email' },
  render: (args) => (
    <InForm>
      <EmailField {...args} />
    </InForm>
  ),
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' })
    await expect(field).toHaveAttribute('inputmode', 'email')
    await userEvent.tab()
    await userEvent.keyboard('aysha@example.org')
    await expect(onEdit).toHaveBeenLastCalledWith('email', [['email', 'aysha@example.org']])
  },
})

export const Filled = meta.story({ args: { defaultValue: 'aysha@example.org' } })

export const Required = meta.story({ args: { isRequired: true } })

export const Optional = meta.story({ args: { isOptional: true } })

export const Invalid = meta.story({
  args: { defaultValue: 'x', error: 'Invalid email address' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeInvalid()
  },
})

export const Disabled = meta.story({
  args: { isDisabled: true, defaultValue: 'aysha@example.org', description: 'Only a lead may change it.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' })
    await expect(field).toBeDisabled()
    await expect(field).toHaveAccessibleDescription('Only a lead may change it.')
  },
})

export const LongText = meta.story({
  args: {
    label: 'A label that is longer than the field is wide, even on a desk',
    defaultValue: 'aysha@example.org'.repeat(4),
  },
})

export const Malayalam = meta.story({ args: { label: 'ഇമെയിൽ' } })

export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  args: { defaultValue: 'aysha@example.org' },
})

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: { defaultValue: 'aysha@example.org' },
})
