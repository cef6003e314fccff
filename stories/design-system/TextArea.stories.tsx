import { expect } from 'storybook/test'
import { TextArea } from '#design-system/TextField/TextArea.tsx'
import preview from '#storybook/preview.tsx'
import { expectErrorAtTheRight, expectHoverAndFocus } from './formData.tsx'
import { guide } from './guides/TextArea.ts'
import { secondField, Twice } from './states.tsx'
import { inArabic } from './surroundings.tsx'

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

export const HoveredAndFocused = meta.story({
  parameters: { pseudo: { hover: secondField } },
  render: (args) => (
    <Twice>
      <TextArea {...args} />
    </Twice>
  ),
  play: ({ canvas, userEvent }) => expectHoverAndFocus(canvas.getAllByRole('textbox'), userEvent),
})

/** And one that can be read only. */
export const DisabledAndInvalid = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <TextArea {...args} isDisabled defaultValue="Two terms." description="Only a lead may change it." />
      <TextArea {...args} label="Title" name="title" errorMessage="Title is required" />
      <TextArea {...args} label="Remarks" name="remarks" isReadOnly defaultValue="Two terms." />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const [off, refused, fixed] = ['Description', 'Title', 'Remarks'].map((name) =>
      canvas.getByRole('textbox', { name }),
    )
    await expect(off).toBeDisabled()
    await expect(off).toHaveAccessibleDescription('Only a lead may change it.')
    await expect(refused).toBeInvalid()
    await expect(refused).toHaveAccessibleDescription('Title is required')
    if (fixed) await userEvent.type(fixed, 'more')
    await expect(fixed).toHaveFocus()
    await expect(fixed).toHaveValue('Two terms.')
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

export const MalayalamAndRightToLeft = meta.story({
  globals: { dir: 'rtl' },
  decorators: [inArabic],
  render: (args) => (
    <>
      <TextArea
        {...args}
        label="الوصف"
        defaultValue="إنما الأعمال بالنيات، وإنما لكل امرئ ما نوى"
        errorMessage="الوصف قصير جدا"
      />
      <div lang="ml" dir="ltr">
        <TextArea
          {...args}
          label="വിവരണം"
          name="ml"
          defaultValue="മരുഭൂമിയിലെ ബാല്യം: ഹലീമയുടെ കുടിലിലെ നാല് വർഷങ്ങൾ"
        />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    await expectErrorAtTheRight(canvas.getByRole('textbox', { name: 'الوصف' }))
  },
})
