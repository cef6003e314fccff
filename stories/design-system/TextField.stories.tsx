import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Button } from '#design-system/Button/Button.tsx'
import { IconButton } from '#design-system/Button/IconButton.tsx'
import { TextField } from '#design-system/TextField/TextField.tsx'
import preview from '#storybook/preview.tsx'
import { expectDarkEdge, expectErrorAtTheRight, InForm } from './formData.tsx'
import { guide } from './guides/TextField.ts'
import { expectToFit } from './states.tsx'
import { expectRing, inArabic, inMalayalam } from './surroundings.tsx'

const meta = preview.meta({
  tags: ['forced-colors'],
  component: TextField,
  parameters: { guide },
  args: { label: 'Title', name: 'title', placeholder: 'Module 1' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Title' })
    await userEvent.type(field, 'The chain')
    await expect(field).toHaveValue('The chain')
    await expect(field).not.toBeInvalid()
  },
})

/** Typed, and the password shown, without a mouse. */
export const ByKeyboard = meta.story({
  args: { label: 'Password', name: 'password', type: 'password' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password')
    await userEvent.tab()
    await userEvent.keyboard('secret')
    await expect(field).toHaveValue('secret')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(field).toHaveAttribute('type', 'text')
    await userEvent.tab({ shift: true })
    await expect(field).toHaveFocus()
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

/** The star is visual only; `required` is announced, and the browser's validation bubble is off. */
export const Required = meta.story({
  args: { isRequired: true, description: 'As it is printed on the certificate.' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Title')
    await expect(field).toHaveAttribute('aria-required', 'true')
    await expect(field).not.toHaveAttribute('required')
    await expect(field).toHaveAccessibleDescription('As it is printed on the certificate.')
  },
})

export const Optional = meta.story({
  args: { label: 'Email', name: 'email', type: 'email', isOptional: true, placeholder: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('optional')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeVisible()
  },
})

export const Invalid = meta.story({
  args: { isRequired: true, description: 'Up to 100 characters.', errorMessage: 'Title is required' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Title' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Up to 100 characters. Title is required')
  },
})

export const Disabled = meta.story({
  args: { isDisabled: true, defaultValue: 'Module 1', description: 'Only a lead may change it.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await expect(field).toBeDisabled()
    await expect(field).toHaveAccessibleDescription('Only a lead may change it.')
  },
})

export const ReadOnly = meta.story({
  args: { isReadOnly: true, variant: 'code', defaultValue: 'p9$LwZ4e@Hn8' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, 'more')
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('p9$LwZ4e@Hn8')
  },
})

export const Password = meta.story({
  args: { label: 'Password', name: 'password', type: 'password', autoComplete: 'current-password' },
  render: (args) => (
    <InForm>
      <TextField {...args} />
    </InForm>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Password')
    await userEvent.type(field, 'secret')
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(field).toHaveAttribute('type', 'text')
    await expect(field).toHaveValue('secret')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }))
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    field.form?.reset()
    await waitFor(() => expect(field).toHaveAttribute('type', 'password'))
  },
})

/** Controlled, with buttons next to it. */
export const WithActions = meta.story({
  args: { label: 'Password', name: 'password', variant: 'code', isReadOnly: true },
  render: function Generated(args) {
    const [value, setValue] = useState('p9$LwZ4e@Hn8')
    const actions = (
      <>
        <IconButton variant="outlined" icon="copy" label="Copy" />
        <Button icon="retry" onPress={() => setValue('Hn8!x2&pLw9Z')}>
          Generate
        </Button>
      </>
    )
    return <TextField {...args} value={value} onChange={setValue} actions={actions} />
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Generate' }))
    await expect(canvas.getByRole('textbox')).toHaveValue('Hn8!x2&pLw9Z')
  },
})

export const LongText = meta.story({
  args: {
    label: 'The full name of the course as it will stand on the certificate and on the public page',
    defaultValue: 'Grades of narration, biographies of narrators, supervised reading',
    errorMessage: 'Title must not be longer than 100 characters, Title must not contain an address',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await expect(canvas.getByText(/^The full name/).offsetWidth).toBeLessThanOrEqual(field.offsetWidth)
  },
})

export const Malayalam = meta.story({
  decorators: [inMalayalam],
  args: {
    label: 'തലക്കെട്ട്',
    description: 'സർട്ടിഫിക്കറ്റിൽ അച്ചടിക്കുന്നതുപോലെ.',
    defaultValue: 'ഹിജ്റ: ഒരു പലായനമല്ല',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'തലക്കെട്ട്' })).toHaveAttribute('dir', 'auto')
  },
})

/** Label, error icon and error edge are on the right; the text keeps its own direction. */
export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  decorators: [inArabic],
  args: {
    label: 'العنوان',
    isRequired: true,
    defaultValue: 'الأربعون النووية',
    errorMessage: 'العنوان طويل جدا',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'العنوان' })
    await expect(getComputedStyle(field).direction).toBe('rtl')
    await expectErrorAtTheRight(field)
  },
})

export const Narrow = LongText.extend({
  globals: { viewport: { value: 'narrow' } },
  play: expectToFit,
})

/** Empty: the placeholder is an example, not a value. */
export const Empty = meta.story({
  args: { isOptional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByPlaceholderText('Module 1')).toHaveValue('')
  },
})
