import { EmailField } from '#design-system/EmailField/EmailField.tsx'
import preview from '#storybook/preview.tsx'
import { disabledAndInvalid, inForm, latinInArabic, typedAndSubmitted } from './fieldStates.tsx'
import { guide } from './guides/EmailField.ts'

const meta = preview.meta({
  tags: ['forced-colors'],
  component: EmailField,
  parameters: { guide },
  args: { label: 'Email', name: 'email' },
  render: inForm(EmailField),
})

/** Typed and submitted with the keyboard only. */
export const Default = meta.story(typedAndSubmitted('aysha@example.org', 'email'))

export const DisabledAndInvalid = meta.story(
  disabledAndInvalid(EmailField, {
    off: { defaultValue: 'aysha@example.org' },
    refused: {
      label: 'Of the guardian',
      name: 'guardian',
      errorMessage: 'Invalid email address',
      defaultValue: 'x',
    },
  }),
)

/** Label and error are right-aligned; the value keeps its own direction. */
export const RightToLeft = meta.story(
  latinInArabic({
    label: 'البريد الإلكتروني',
    defaultValue: 'aysha.of.the.advanced.class@students.hadith-studies.example.org',
    errorMessage: 'عنوان البريد غير صحيح',
  }),
)
