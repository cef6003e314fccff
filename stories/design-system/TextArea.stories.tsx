import { expect } from 'storybook/test'
import { TextArea } from '#design-system/TextField/TextArea.tsx'
import preview from '#storybook/preview.tsx'
import { disabledAndInvalid, hoveredAndFocused, fieldInBothScripts } from './fieldStates.tsx'
import { expectErrorAtTheRight } from './formData.tsx'
import { guide } from './guides/TextArea.ts'
import { inWidth } from './surroundings.tsx'

const meta = preview.meta({
  tags: ['forced-colors'],
  component: TextArea,
  parameters: { guide },
  args: { label: 'Description', name: 'description', isRequired: true },
  decorators: [inWidth(480)],
})

/** Empty: the placeholder is an example, not a value. Enter starts a new line, Tab leaves. */
export const Default = meta.story({
  args: { placeholder: 'What the students learn' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByPlaceholderText('What the students learn')).toHaveValue('')
    const field = canvas.getByRole('textbox', { name: 'Description' })
    await userEvent.click(canvas.getByText('Description'))
    await expect(field).toHaveFocus()
    await userEvent.keyboard('Two terms.{Enter}Forty narrations.')
    await expect(field).toHaveValue('Two terms.\nForty narrations.')
    await userEvent.tab()
    await expect(field).not.toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(field).toHaveFocus()
  },
})

export const HoveredAndFocused = meta.story(hoveredAndFocused(TextArea))

/** And one that can be read only. */
export const DisabledAndInvalid = meta.story(
  disabledAndInvalid(TextArea, {
    off: { defaultValue: 'Two terms.' },
    refused: { label: 'Title', name: 'title', errorMessage: 'Title is required' },
    fixed: { label: 'Remarks', name: 'remarks', defaultValue: 'Two terms.' },
  }),
)

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

export const MalayalamAndRightToLeft = meta.story({
  ...fieldInBothScripts(
    TextArea,
    {
      label: 'الوصف',
      defaultValue: 'إنما الأعمال بالنيات، وإنما لكل امرئ ما نوى',
      errorMessage: 'الوصف قصير جدا',
    },
    { label: 'വിവരണം', defaultValue: 'മരുഭൂമിയിലെ ബാല്യം: ഹലീമയുടെ കുടിലിലെ നാല് വർഷങ്ങൾ' },
  ),
  play: ({ canvas }) => expectErrorAtTheRight(canvas.getByRole('textbox', { name: 'الوصف' })),
})
