import { expect } from 'storybook/test'
import { TextArea } from '#design-system/TextField/TextArea.tsx'
import preview from '#storybook/preview.tsx'
import { expectDarkEdge, expectErrorAtTheRight } from './formData.tsx'
import { guide } from './guides/TextArea.ts'
import { expectToFit } from './states.tsx'
import { expectRing, inArabic, inMalayalam } from './surroundings.tsx'

const meta = preview.meta({
  tags: ['forced-colors'],
  component: TextArea,
  parameters: { guide },
  args: { label: 'Description', name: 'description', isRequired: true },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Description' })
    await userEvent.click(canvas.getByText('Description'))
    await expect(field).toHaveFocus()
    await userEvent.keyboard('Two terms.')
    await expect(field).toHaveValue('Two terms.')
  },
})

/** Enter starts a new line, Tab leaves. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Description' })
    await userEvent.tab()
    await userEvent.keyboard('Two terms.{Enter}Forty narrations.')
    await expect(field).toHaveValue('Two terms.\nForty narrations.')
    await userEvent.tab()
    await expect(field).not.toHaveFocus()
  },
})

export const Hovered = meta.story({
  parameters: { pseudo: { hover: 'textarea' } },
  play: ({ canvas }) => expectDarkEdge(canvas.getByRole('textbox')),
})

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expectRing(canvas.getByRole('textbox'))
  },
})

export const Invalid = meta.story({
  args: { errorMessage: 'Description is required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Description is required')
  },
})

export const Disabled = meta.story({
  args: { isDisabled: true, defaultValue: 'Two terms.', description: 'Only a lead may change it.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Only a lead may change it.')
  },
})

export const ReadOnly = meta.story({
  args: { isReadOnly: true, defaultValue: 'Two terms.' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, 'more')
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('Two terms.')
  },
})

/** It has grown, so no line is hidden. */
export const LongText = meta.story({
  args: {
    label: 'What the course is about, as it will stand on the public page and on the certificate',
    defaultValue: 'Grades of narration, biographies of narrators, supervised reading. '.repeat(12),
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await expect(field.scrollHeight).toBeLessThanOrEqual(field.clientHeight)
  },
})

export const Malayalam = meta.story({
  decorators: [inMalayalam],
  args: { label: 'വിവരണം', defaultValue: 'മരുഭൂമിയിലെ ബാല്യം: ഹലീമയുടെ കുടിലിലെ നാല് വർഷങ്ങൾ' },
})

export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  decorators: [inArabic],
  args: {
    label: 'الوصف',
    defaultValue: 'إنما الأعمال بالنيات، وإنما لكل امرئ ما نوى',
    errorMessage: 'الوصف قصير جدا',
  },
  play: async ({ canvas }) => {
    await expectErrorAtTheRight(canvas.getByRole('textbox', { name: 'الوصف' }))
  },
})

export const Narrow = LongText.extend({
  globals: { viewport: { value: 'narrow' } },
  play: expectToFit,
})

export const Empty = meta.story({
  args: { isRequired: false, isOptional: true, placeholder: 'What the students learn' },
  play: async ({ canvas }) => {
    await expect(canvas.getByPlaceholderText('What the students learn')).toHaveValue('')
  },
})
