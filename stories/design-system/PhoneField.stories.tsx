import { expect } from 'storybook/test'
import { PhoneField } from '#design-system/PhoneField/PhoneField.tsx'
import preview from '#storybook/preview.tsx'
import { expectErrorAtTheRight, InForm, onEdit, onSubmit } from './formData.tsx'
import { guide } from './guides/PhoneField.ts'
import { inArabic } from './surroundings.tsx'

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

/** An own description replaces the example. */
export const DisabledAndInvalid = meta.story({
  render: (args) => (
    <InForm>
      <PhoneField
        {...args}
        isDisabled
        defaultValue="+910000001038"
        description="Only a lead may change it."
      />
      <PhoneField
        {...args}
        label="Second Number"
        name="second"
        isRequired
        defaultValue="x"
        errorMessage="Invalid phone number"
      />
    </InForm>
  ),
  play: async ({ canvas }) => {
    const off = canvas.getByRole('textbox', { name: 'Mobile Number' })
    await expect(off).toBeDisabled()
    await expect(off).toHaveAccessibleDescription('Only a lead may change it.')
    const refused = canvas.getByRole('textbox', { name: 'Second Number' })
    await expect(refused).toBeInvalid()
    await expect(refused).toHaveAttribute('aria-required', 'true')
  },
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
