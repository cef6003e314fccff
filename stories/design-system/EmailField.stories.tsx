import { expect } from 'storybook/test'
import { EmailField } from '#design-system/EmailField/EmailField.tsx'
import preview from '#storybook/preview.tsx'
import { expectDarkEdge, expectErrorAtTheRight, InForm, onEdit, onSubmit } from './formData.tsx'
import { guide } from './guides/EmailField.ts'
import { expectToFit } from './states.tsx'
import { expectRing, inArabic, inMalayalam } from './surroundings.tsx'

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

export const Filled = meta.story({ args: { defaultValue: 'aysha@example.org' } })

export const Required = meta.story({ args: { isRequired: true } })

export const Optional = meta.story({ args: { isOptional: true } })

export const Invalid = meta.story({
  args: { defaultValue: 'x', errorMessage: 'Invalid email address' },
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
    defaultValue: 'aysha.of.the.advanced.class@students.hadith-studies.example.org',
    errorMessage: 'The server has a long word for what is wrong here, Another one comes after it',
  },
})

export const Malayalam = meta.story({
  decorators: [inMalayalam],
  args: { label: 'ഇമെയിൽ', description: 'ക്ലാസ് വിവരങ്ങൾ ഇതിലേക്ക് അയയ്ക്കും.', defaultValue: 'aysha@example.org' },
})

/** Label and error are right-aligned; the value keeps its own direction. */
export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  decorators: [inArabic],
  args: {
    label: 'البريد الإلكتروني',
    defaultValue: 'aysha@example.org',
    errorMessage: 'عنوان البريد غير صحيح',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'البريد الإلكتروني' })
    await expect(getComputedStyle(field).direction).toBe('ltr')
    await expectErrorAtTheRight(field)
  },
})

export const Narrow = LongText.extend({
  globals: { viewport: { value: 'narrow' } },
  play: expectToFit,
})

export const Empty = meta.story({
  args: { isOptional: true, placeholder: 'name@example.org' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('')
  },
})
