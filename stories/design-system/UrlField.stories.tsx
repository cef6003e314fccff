import { expect } from 'storybook/test'
import { UrlField } from '#design-system/UrlField/UrlField.tsx'
import preview from '#storybook/preview.tsx'
import { expectDarkEdge, expectErrorAtTheRight, InForm, onEdit, onSubmit } from './formData.tsx'
import { guide } from './guides/UrlField.ts'
import { expectToFit } from './states.tsx'
import { expectRing, inArabic, inMalayalam } from './surroundings.tsx'

const meta = preview.meta({
  tags: ['forced-colors'],
  component: UrlField,
  parameters: { guide },
  args: { label: 'YouTube Link', name: 'link', placeholder: 'Enter full YouTube URL' },
  render: (args) => (
    <InForm>
      <UrlField {...args} />
    </InForm>
  ),
})

/** Typed and submitted with the keyboard only. */
export const Default = meta.story({
  parameters: { spec: [201] },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'YouTube Link' })
    await expect(field).toHaveAttribute('inputmode', 'url')
    await userEvent.tab()
    await userEvent.keyboard('https://youtu.be/a1B2c3D4e5F')
    await expect(onEdit).toHaveBeenLastCalledWith('link', [['link', 'https://youtu.be/a1B2c3D4e5F']])
    await userEvent.keyboard('{Enter}')
    await expect(onSubmit).toHaveBeenLastCalledWith([['link', 'https://youtu.be/a1B2c3D4e5F']])
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

export const Filled = meta.story({ args: { defaultValue: 'https://youtu.be/a1B2c3D4e5F' } })

export const Required = meta.story({ args: { isRequired: true } })

export const Optional = meta.story({ args: { isOptional: true } })

export const Invalid = meta.story({
  args: { defaultValue: 'x', errorMessage: 'Invalid URL' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'YouTube Link' })).toBeInvalid()
  },
})

export const Disabled = meta.story({
  args: {
    isDisabled: true,
    defaultValue: 'https://youtu.be/a1B2c3D4e5F',
    description: 'Only a lead may change it.',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'YouTube Link' })
    await expect(field).toBeDisabled()
    await expect(field).toHaveAccessibleDescription('Only a lead may change it.')
  },
})

export const LongText = meta.story({
  args: {
    label: 'A label that is longer than the field is wide, even on a desk',
    defaultValue: `https://www.youtube.com/watch?v=a1B2c3D4e5F&list=${'a1B2c3D4e5F'.repeat(3)}`,
    errorMessage: 'The server has a long word for what is wrong here, Another one comes after it',
  },
})

export const Malayalam = meta.story({
  decorators: [inMalayalam],
  args: {
    label: 'യൂട്യൂബ് ലിങ്ക്',
    description: 'മുഴുവൻ വിലാസവും എഴുതുക.',
    defaultValue: 'https://youtu.be/a1B2c3D4e5F',
  },
})

/** Label and error are right-aligned; the value keeps its own direction. */
export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  decorators: [inArabic],
  args: {
    label: 'رابط يوتيوب',
    defaultValue: 'https://youtu.be/a1B2c3D4e5F',
    errorMessage: 'الرابط غير صحيح',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'رابط يوتيوب' })
    await expect(getComputedStyle(field).direction).toBe('ltr')
    await expectErrorAtTheRight(field)
  },
})

export const Narrow = LongText.extend({
  globals: { viewport: { value: 'narrow' } },
  play: expectToFit,
})

export const Empty = meta.story({
  args: { isOptional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'YouTube Link' })).toHaveValue('')
  },
})
