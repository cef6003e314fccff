import { expect } from 'storybook/test'
import { EmailField } from '#design-system/EmailField/EmailField.tsx'
import preview from '#storybook/preview.tsx'
import { expectErrorAtTheRight, InForm, onEdit, onSubmit } from './formData.tsx'
import { guide } from './guides/EmailField.ts'
import { inArabic } from './surroundings.tsx'

const meta = preview.meta({
  tags: ['forced-colors'],
  component: EmailField,
  parameters: { guide },
  args: { label: 'Email', name: 'email' },
  render: (args) => (
    <InForm>
      <EmailField {...args} />
    </InForm>
  ),
})

/** Typed and submitted with the keyboard only. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' })
    await expect(field).toHaveAttribute('inputmode', 'email')
    await userEvent.tab()
    await userEvent.keyboard('aysha@example.org')
    await expect(onEdit).toHaveBeenLastCalledWith('email', [['email', 'aysha@example.org']])
    await userEvent.keyboard('{Enter}')
    await expect(onSubmit).toHaveBeenLastCalledWith([['email', 'aysha@example.org']])
  },
})

export const DisabledAndInvalid = meta.story({
  render: (args) => (
    <InForm>
      <EmailField
        {...args}
        isDisabled
        defaultValue="aysha@example.org"
        description="Only a lead may change it."
      />
      <EmailField
        label="Email of the guardian"
        name="guardian"
        isRequired
        defaultValue="x"
        errorMessage="Invalid email address"
      />
    </InForm>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' })
    await expect(field).toBeDisabled()
    await expect(field).toHaveAccessibleDescription('Only a lead may change it.')
    await expect(canvas.getByRole('textbox', { name: 'Email of the guardian' })).toBeInvalid()
  },
})

/** Label and error are right-aligned; the value keeps its own direction. */
export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  decorators: [inArabic],
  args: {
    label: 'البريد الإلكتروني',
    defaultValue: 'aysha.of.the.advanced.class@students.hadith-studies.example.org',
    errorMessage: 'عنوان البريد غير صحيح',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'البريد الإلكتروني' })
    await expect(getComputedStyle(field).direction).toBe('ltr')
    await expectErrorAtTheRight(field)
  },
})
