import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Button } from '#design-system/Button/Button.tsx'
import { IconButton } from '#design-system/Button/IconButton.tsx'
import { TextField } from '#design-system/TextField/TextField.tsx'
import preview from '#storybook/preview.tsx'
import { disabledAndInvalid, hoveredAndFocused, fieldInBothScripts, inForm } from './fieldStates.tsx'
import { expectErrorAtTheRight, InForm, onEdit, onSubmit } from './formData.tsx'
import { guide } from './guides/TextField.ts'
import { inWidth, rightToLeft } from './surroundings.tsx'

const meta = preview.meta({
  tags: ['forced-colors'],
  component: TextField,
  parameters: { guide },
  args: { label: 'Title', name: 'title', placeholder: 'Module 1' },
  decorators: [inWidth(360)],
})

/** Empty: the placeholder is an example, not a value. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Title' })
    await expect(canvas.getByPlaceholderText('Module 1')).toHaveValue('')
    await userEvent.type(field, 'The chain')
    await expect(field).toHaveValue('The chain')
    await expect(field).not.toBeInvalid()
  },
})

export const HoveredAndFocused = meta.story(hoveredAndFocused(TextField))

const states = disabledAndInvalid(TextField, {
  off: { defaultValue: 'Module 1' },
  refused: {
    label: 'Certificate',
    name: 'certificate',
    description: 'Up to 100 characters.',
    errorMessage: 'Certificate is required',
  },
  fixed: { label: 'Code', name: 'code', variant: 'code', defaultValue: 'p9$LwZ4e@Hn8' },
})

/** And one to read only, and an optional one. The star is visual only: aria-required is announced, and the browser's bubble is off. */
export const DisabledAndInvalid = meta.story({
  render: (args) => (
    <>
      {states.render(args)}
      <TextField label="Email" name="email" type="email" isOptional />
    </>
  ),
  play: async (player) => {
    await states.play(player)
    await expect(player.canvas.getByText('optional')).toBeVisible()
    await expect(player.canvas.getByRole('textbox', { name: 'Email' })).toBeVisible()
  },
})

const typed = [
  ['email', 'Email', 'aysha.of.the.advanced.class@students.hadith-studies.example.org'],
  ['tel', 'Mobile Number', '+910000001038'],
  ['url', 'YouTube Link', 'https://youtu.be/a1B2c3D4e5F'],
] as const

/** Typed and submitted with the keyboard only, on a phone with the keys that fit. */
export const EmailPhoneAndLink = meta.story({
  parameters: { spec: [201] },
  render: () => (
    <InForm>
      {typed.map(([type, label]) => (
        <TextField key={type} type={type} label={label} name={type} />
      ))}
      <Button type="submit">Save</Button>
    </InForm>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const [type, label, text] of typed) {
      const field = canvas.getByRole('textbox', { name: label })
      await expect(field).toHaveAttribute('inputmode', type)
      await expect(field).toHaveAttribute('autocomplete', 'off')
      await userEvent.tab()
      await userEvent.keyboard(text)
      await expect(onEdit).toHaveBeenLastCalledWith(type, expect.arrayContaining([[type, text]]))
    }
    await userEvent.keyboard('{Enter}')
    await expect(onSubmit).toHaveBeenLastCalledWith(typed.map(([type, , text]) => [type, text]))
  },
})

/** Label and error are right-aligned; the value, which is Latin, keeps its own direction. */
export const LatinInArabic = meta.story({
  ...rightToLeft,
  render: () => (
    <>
      {typed.map(([type, label, text]) => (
        <TextField key={type} {...{ type, label, name: type, defaultValue: text }} errorMessage="غير صحيح" />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const field of canvas.getAllByRole('textbox')) {
      await expect(getComputedStyle(field).direction).toBe('ltr')
      await expectErrorAtTheRight(field)
    }
  },
})

/** Typed and shown without a mouse, hidden with it; it is hidden again when its form is reset. */
export const Password = meta.story({
  args: { label: 'Password', name: 'password', type: 'password', autoComplete: 'current-password' },
  render: inForm(TextField),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Password')
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.tab()
    await userEvent.keyboard('secret')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(field).toHaveAttribute('type', 'text')
    await expect(field).toHaveValue('secret')
    await userEvent.tab({ shift: true })
    await expect(field).toHaveFocus()
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

/** The browser's own calendar, which shows the day as its user writes it. */
export const Day = meta.story({
  args: {
    label: 'Date of Birth',
    type: 'date',
    min: '1900-01-01',
    max: '2100-12-31',
    defaultValue: '2001-02-14',
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Date of Birth')
    await expect(field).toHaveValue('2001-02-14')
    await userEvent.clear(field)
    await userEvent.type(field, '2002-05-01')
    await expect(field).toHaveValue('2002-05-01')
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

/** Label, error icon and error edge are on the right; the text keeps its own direction. */
export const MalayalamAndRightToLeft = meta.story({
  ...fieldInBothScripts(
    TextField,
    {
      label: 'العنوان',
      isRequired: true,
      defaultValue: 'الأربعون النووية',
      errorMessage: 'العنوان طويل جدا',
    },
    {
      label: 'തലക്കെട്ട്',
      description: 'സർട്ടിഫിക്കറ്റിൽ അച്ചടിക്കുന്നതുപോലെ.',
      defaultValue: 'ഹിജ്റ: ഒരു പലായനമല്ല',
    },
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'العنوان' })
    await expect(getComputedStyle(field).direction).toBe('rtl')
    await expectErrorAtTheRight(field)
    await expect(canvas.getByRole('textbox', { name: 'തലക്കെട്ട്' })).toHaveAttribute('dir', 'auto')
  },
})
