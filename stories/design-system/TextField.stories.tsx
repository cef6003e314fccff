import { useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '#design-system/Button/Button.tsx'
import { IconButton } from '#design-system/Button/IconButton.tsx'
import { TextField } from '#design-system/TextField/TextField.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/TextField.ts'

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

/** The star is for eyes; the requirement itself is said, and the browser's bubble stays away. */
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
  args: { isRequired: true, description: 'Up to 100 characters.', error: 'Title is required' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Title' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Up to 100 characters. Title is required')
  },
})

export const Disabled = meta.story({
  args: { isDisabled: true, defaultValue: 'student' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled()
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
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password')
    await userEvent.type(field, 'secret')
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(field).toHaveAttribute('type', 'text')
    await expect(field).toHaveValue('secret')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }))
    await expect(field).toHaveAttribute('type', 'password')
  },
})

/** Controlled, with buttons beside it. */
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
    error: 'Title must not be longer than 100 characters, Title must not contain an address',
  },
})

export const Malayalam = meta.story({
  args: { defaultValue: 'ഹിജ്റ: ഒരു പലായനമല്ല' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('dir', 'auto')
  },
})
