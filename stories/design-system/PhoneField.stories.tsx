import { expect } from 'storybook/test'
import { PhoneField } from '#design-system/PhoneField/PhoneField.tsx'
import preview from '#storybook/preview.tsx'
import { expectDarkEdge, expectErrorAtTheRight, InForm, onEdit, onSubmit } from './formData.tsx'
import { guide } from './guides/PhoneField.ts'
import { expectToFit } from './states.tsx'
import { expectRing, inArabic, inMalayalam } from './surroundings.tsx'

const meta = preview.meta({
  tags: ['forced-colors'],
  component: PhoneField,
  parameters: { guide },
  args: { label: 'Mobile Number', name: 'mobile' },
  render: (args) => (
    <InForm>
      <PhoneField {...args} />
    </InForm>
  ),
})

/** Typed and submitted with the keyboard only. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Mobile Number' })
    await expect(field).toHaveAttribute('inputmode', 'tel')
    await expect(field).toHaveAccessibleDescription('10 digits, such as 94470 12345')
    await userEvent.tab()
    await userEvent.keyboard('+910000001038')
    await expect(onEdit).toHaveBeenLastCalledWith('mobile', [['mobile', '+910000001038']])
    await userEvent.keyboard('{Enter}')
    await expect(onSubmit).toHaveBeenLastCalledWith([['mobile', '+910000001038']])
  },
})

export const Hovered = meta.story({
  parameters: { pseudo: { hover: 'input' } },
  play: ({ canvas }) => expectDarkEdge(canvas.getByRole('textbox')),
})

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expectRing(canvas.getByRole('textbox'))
  },
})

export const Filled = meta.story({ args: { defaultValue: '+910000001038' } })

export const Required = meta.story({ args: { isRequired: true } })

export const Optional = meta.story({ args: { isOptional: true } })

export const Invalid = meta.story({
  args: { defaultValue: 'x', errorMessage: 'Invalid phone number' },
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
    errorMessage: 'The server has a long word for what is wrong here, Another one comes after it',
  },
})

export const Malayalam = meta.story({
  decorators: [inMalayalam],
  args: { label: 'മൊബൈൽ നമ്പർ', description: '+91 ചേർത്ത് എഴുതുക.', defaultValue: '+910000001038' },
})

/** Label and error are right-aligned; the value keeps its own direction. */
export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  decorators: [inArabic],
  args: {
    label: 'رقم الجوال',
    description: 'ابدأ بـ 91+ أو احذف الصفر الأول',
    defaultValue: '+910000001038',
    errorMessage: 'رقم الجوال غير صحيح',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'رقم الجوال' })
    await expect(getComputedStyle(field).direction).toBe('ltr')
    await expectErrorAtTheRight(field)
  },
})

export const Narrow = LongText.extend({
  globals: { viewport: { value: 'narrow' } },
  play: expectToFit,
})

export const Empty = meta.story({
  args: { isOptional: true, placeholder: '+910000001038' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Mobile Number' })).toHaveValue('')
  },
})
