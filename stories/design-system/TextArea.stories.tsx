import { expect } from 'storybook/test'
import { TextArea } from '#design-system/TextField/TextArea.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/TextArea.ts'

const meta = preview.meta({
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
    await userEvent.type(field, 'Two terms.{Enter}Forty narrations.')
    await expect(field).toHaveValue('Two terms.\nForty narrations.')
  },
})

export const Invalid = meta.story({
  args: { error: 'Description is required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Description is required')
  },
})

export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: 'Two terms.' } })

export const ReadOnly = meta.story({ args: { isReadOnly: true, defaultValue: 'Two terms.' } })

export const LongText = meta.story({
  args: { defaultValue: 'Grades of narration, biographies of narrators, supervised reading. '.repeat(12) },
})

export const Malayalam = meta.story({
  args: { defaultValue: 'മരുഭൂമിയിലെ ബാല്യം: ഹലീമയുടെ കുടിലിലെ നാല് വർഷങ്ങൾ' },
})
