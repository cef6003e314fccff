import { expect } from 'storybook/test'
import { UrlField } from '#design-system/UrlField/UrlField.tsx'
import preview from '#storybook/preview.tsx'
import { expectErrorAtTheRight, InForm, onEdit, onSubmit } from './formData.tsx'
import { guide } from './guides/UrlField.ts'
import { inArabic } from './surroundings.tsx'

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

export const DisabledAndInvalid = meta.story({
  render: (args) => (
    <InForm>
      <UrlField
        {...args}
        isDisabled
        defaultValue="https://youtu.be/a1B2c3D4e5F"
        description="Only a lead may change it."
      />
      <UrlField {...args} label="Notes" name="notes" isRequired defaultValue="x" errorMessage="Invalid URL" />
    </InForm>
  ),
  play: async ({ canvas }) => {
    const off = canvas.getByRole('textbox', { name: 'YouTube Link' })
    await expect(off).toBeDisabled()
    await expect(off).toHaveAccessibleDescription('Only a lead may change it.')
    const refused = canvas.getByRole('textbox', { name: 'Notes' })
    await expect(refused).toBeInvalid()
    await expect(refused).toHaveAttribute('aria-required', 'true')
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
