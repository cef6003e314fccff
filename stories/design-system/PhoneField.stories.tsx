import { expect } from 'storybook/test'
import { PhoneField } from '#design-system/PhoneField/PhoneField.tsx'
import preview from '#storybook/preview.tsx'
import { InForm, onEdit } from './formData.tsx'
import { guide } from './guides/PhoneField.ts'

const meta = preview.meta({
  component: PhoneField,
  parameters: { guide },
  args: { label: 'Mobile Number', name: 'mobile' },
  render: (args) => (
    <InForm>
      <PhoneField {...args} />
    </InForm>
  ),
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Mobile Number' })
    await expect(field).toHaveAttribute('inputmode', 'tel')
    await expect(field).toHaveAccessibleDescription('Start with +91, or leave out the first 0')
    await userEvent.tab()
    await userEvent.keyboard('+910000001038')
    await expect(onEdit).toHaveBeenLastCalledWith('mobile', [['mobile', '+910000001038']])
  },
})

export const Filled = meta.story({ args: { defaultValue: '+910000001038' } })

export const Required = meta.story({ args: { isRequired: true } })

export const Optional = meta.story({ args: { isOptional: true } })

export const Invalid = meta.story({
  args: { defaultValue: 'x', error: 'Invalid phone number' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Mobile Number' })).toBeInvalid()
  },
})

export const Disabled = meta.story({
  args: { isDisabled: true, defaultValue: '+910000001038', description: 'Only a lead may change it.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Mobile Number' })
    await expect(field).toBeDisabled()
    await expect(field).toHaveAccessibleDescription('Only a lead may change it.')
  },
})

export const LongText = meta.story({
  args: {
    label: 'A label that is longer than the field is wide, even on a desk',
    defaultValue: '+910000001038'.repeat(4),
  },
})

export const Malayalam = meta.story({ args: { label: 'മൊബൈൽ' } })

export const RightToLeft = meta.story({ globals: { dir: 'rtl' }, args: { defaultValue: '+910000001038' } })

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: { defaultValue: '+910000001038' },
})
