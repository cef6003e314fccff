import { UrlField } from '#design-system/UrlField/UrlField.tsx'
import preview from '#storybook/preview.tsx'
import { disabledAndInvalid, inForm, latinInArabic, typedAndSubmitted } from './fieldStates.tsx'
import { guide } from './guides/UrlField.ts'

const meta = preview.meta({
  tags: ['forced-colors'],
  component: UrlField,
  parameters: { guide },
  args: { label: 'YouTube Link', name: 'link', placeholder: 'Enter full YouTube URL' },
  render: inForm(UrlField),
})

/** Typed and submitted with the keyboard only. */
export const Default = meta.story({
  parameters: { spec: [201] },
  ...typedAndSubmitted('https://youtu.be/a1B2c3D4e5F', 'url'),
})

export const DisabledAndInvalid = meta.story(
  disabledAndInvalid(UrlField, {
    off: { defaultValue: 'https://youtu.be/a1B2c3D4e5F' },
    refused: { label: 'Notes', name: 'notes', errorMessage: 'Invalid URL', defaultValue: 'x' },
  }),
)

/** Label and error are right-aligned; the value keeps its own direction. */
export const RightToLeft = meta.story(
  latinInArabic({
    label: 'رابط يوتيوب',
    defaultValue: 'https://youtu.be/a1B2c3D4e5F',
    errorMessage: 'الرابط غير صحيح',
  }),
)
