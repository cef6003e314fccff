import { expect } from 'storybook/test'
import { PhoneField } from '#design-system/PhoneField/PhoneField.tsx'
import preview from '#storybook/preview.tsx'
import { disabledAndInvalid, inForm, latinInArabic, typedAndSubmitted } from './fieldStates.tsx'
import { guide } from './guides/PhoneField.ts'

const meta = preview.meta({
  tags: ['forced-colors'],
  component: PhoneField,
  parameters: { guide },
  args: { label: 'Mobile Number', name: 'mobile' },
  render: inForm(PhoneField),
})

const typed = typedAndSubmitted('+910000001038', 'tel')

/** Typed and submitted with the keyboard only. */
export const Default = meta.story({
  play: async (player) => {
    await expect(player.canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Without spaces, such as +918123456789',
    )
    await typed.play(player)
  },
})

/** An own description replaces the example. */
export const DisabledAndInvalid = meta.story(
  disabledAndInvalid(PhoneField, {
    off: { defaultValue: '+910000001038' },
    refused: {
      label: 'Second Number',
      name: 'second',
      description: 'Of the guardian.',
      errorMessage: 'Invalid phone number',
      defaultValue: 'x',
    },
  }),
)

/** Label and error are right-aligned; the value keeps its own direction. */
export const RightToLeft = meta.story(
  latinInArabic({
    label: 'رقم الجوال',
    description: 'ابدأ بـ 91+ أو احذف الصفر الأول',
    defaultValue: '+910000001038',
    errorMessage: 'رقم الجوال غير صحيح',
  }),
)
