import { expect } from 'storybook/test'
import { UrlField } from '#design-system/UrlField/UrlField.tsx'
import preview from '#storybook/preview.tsx'
import { InForm, onEdit } from './formData.tsx'
import { guide } from './guides/UrlField.ts'

const meta = preview.meta({
  component: UrlField,
  parameters: { guide },
  args: { label: 'YouTube Link', name: 'link', placeholder: 'Enter full YouTube URL' },
  render: (args) => (
    <InForm>
      <UrlField {...args} />
    </InForm>
  ),
})

export const Default = meta.story({
  parameters: { spec: [201] },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'YouTube Link' })
    await expect(field).toHaveAttribute('inputmode', 'url')
    await userEvent.tab()
    await userEvent.keyboard('https://youtu.be/a1B2c3D4e5F')
    await expect(onEdit).toHaveBeenLastCalledWith('link', [['link', 'https://youtu.be/a1B2c3D4e5F']])
  },
})

export const Filled = meta.story({ args: { defaultValue: 'https://youtu.be/a1B2c3D4e5F' } })

export const Required = meta.story({ args: { isRequired: true } })

export const Optional = meta.story({ args: { isOptional: true } })

export const Invalid = meta.story({
  args: { defaultValue: 'x', error: 'Invalid URL' },
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
    defaultValue: 'https://youtu.be/a1B2c3D4e5F'.repeat(4),
  },
})

export const Malayalam = meta.story({ args: { label: 'യൂട്യൂബ്' } })

export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  args: { defaultValue: 'https://youtu.be/a1B2c3D4e5F' },
})

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: { defaultValue: 'https://youtu.be/a1B2c3D4e5F' },
})
