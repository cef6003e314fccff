import { expect, fn, waitFor } from 'storybook/test'
import { PasswordField } from '#design-system/PasswordField/PasswordField.tsx'
import preview from '#storybook/preview.tsx'
import { hoveredAndFocused, fieldInBothScripts, inForm } from './fieldStates.tsx'
import { InForm, onEdit } from './formData.tsx'
import { guide } from './guides/PasswordField.ts'

const writeText = fn(() => Promise.resolve())

const meta = preview.meta({
  tags: ['forced-colors'],
  component: PasswordField,
  parameters: { guide },
  args: { label: 'Password', name: 'password', isRequired: true },
  render: inForm(PasswordField),
})

/** Without a password there is nothing to show or copy, and none can be typed. */
export const Default = meta.story({
  parameters: { spec: [285, 286, 288, 471] },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password')
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
    await expect(field).toHaveAccessibleDescription('12 characters: letters, digits and symbols.')
    await userEvent.type(field, 'typed')
    await expect(field).toHaveValue('')
    await userEvent.click(canvas.getByRole('button', { name: 'Generate' }))
    const first = valueOf(field)
    await expect(first).toHaveLength(12)
    await waitFor(() => expect(onEdit).toHaveBeenLastCalledWith('password', [['password', first]]))
    await userEvent.click(canvas.getByRole('button', { name: 'Generate' }))
    await expect(valueOf(field)).not.toBe(first)
    await expect(field).toHaveAccessibleDescription('New password, not saved yet.')
  },
})

/** On an edit screen: shown, generated, and reverted, without a mouse. */
export const ByKeyboard = meta.story({
  args: { defaultValue: 'p9$LwZ4e@Hn8', hasRevert: true },
  parameters: { spec: [289] },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password')
    await expect(canvas.queryByRole('button', { name: 'Revert' })).toBeNull()
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(field).toHaveAttribute('type', 'text')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Copy' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(field).not.toHaveValue('p9$LwZ4e@Hn8')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Revert' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveValue('p9$LwZ4e@Hn8')
    await expect(field).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: 'Revert' })).toBeNull()
  },
})

export const HoveredAndFocused = meta.story({
  args: { defaultValue: 'p9$LwZ4e@Hn8' },
  ...hoveredAndFocused(PasswordField),
})

/** The server returns twelve bullets for a stored password, which it cannot reveal. */
export const Marker = meta.story({
  args: { defaultValue: '\u2022'.repeat(12), hasRevert: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Copy' })).toBeNull()
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      'To replace the password, press Generate.',
    )
  },
})

/** Hidden or shown, it is copied. Without a clipboard it is selected, to be copied manually. */
export const Copied = meta.story({
  args: { defaultValue: 'p9$LwZ4e@Hn8' },
  beforeEach: () => withClipboard({ writeText }),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password')
    const copy = canvas.getByRole('button', { name: 'Copy' })
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.click(copy)
    await expect(await canvas.findByText('Copied')).toBeVisible()
    await expect(writeText).toHaveBeenLastCalledWith('p9$LwZ4e@Hn8')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(field).toHaveAttribute('type', 'text')
    withClipboard(undefined)
    await userEvent.click(copy)
    await expect(await canvas.findByText(/This browser does not allow copying here/)).toBeVisible()
    await expect(window.getSelection()?.toString()).toBe('p9$LwZ4e@Hn8')
  },
})

/** Of the disabled one not even Copy can be pressed. */
export const DisabledAndInvalidAndLongText = meta.story({
  parameters: { spec: [332] },
  render: (args) => (
    <InForm>
      <PasswordField
        {...args}
        isDisabled
        defaultValue="p9$LwZ4e@Hn8"
        description="Only a lead may change it."
      />
      <PasswordField
        {...args}
        label="The password by which the student signs in to the classes of the institute"
        name="long"
        defaultValue="p9$LwZ4e@Hn8"
        value={'kT7#vQ2m!xRb'.repeat(4)}
        hasRevert
        errorMessage="The password must be generated again, as this one was used by the student before"
      />
    </InForm>
  ),
  play: async ({ canvas }) => {
    const off = canvas.getByLabelText('Password')
    await expect(off).toHaveAccessibleDescription('Only a lead may change it.')
    await expect(canvas.getByRole('button', { name: 'Show password' })).toBeDisabled()
    for (const name of ['Copy', 'Generate']) {
      const [first, second] = canvas.getAllByRole('button', { name })
      await expect(first).toBeDisabled()
      await expect(second).toBeEnabled()
    }
    await expect(canvas.getByRole('button', { name: 'Revert' })).toBeEnabled()
    await expect(canvas.getByLabelText(/^The password by which/)).toBeInvalid()
  },
})

/** A password is always left to right; its text leaves room for the eye button on the left. */
export const MalayalamAndRightToLeft = meta.story({
  ...fieldInBothScripts(
    PasswordField,
    { label: 'كلمة المرور', defaultValue: 'p9$LwZ4e@Hn8', value: 'kT7#vQ2m!xRb', hasRevert: true },
    { label: 'രഹസ്യവാക്ക്', description: 'വിദ്യാർത്ഥിക്ക് ഇത് കൈമാറുക.' },
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('كلمة المرور')
    const eye = canvas.getByRole('button', { name: 'Hide password' }).getBoundingClientRect()
    const start = field.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(field).paddingLeft)
    await expect(start).toBeGreaterThanOrEqual(eye.right)
    await expect(canvas.getByLabelText('രഹസ്യവാക്ക്')).toHaveAccessibleDescription('വിദ്യാർത്ഥിക്ക് ഇത് കൈമാറുക.')
  },
})

/** No length and an alphabet of one letter: a password is made as usual. */
export const ImpossibleProps = meta.story({
  args: { length: 0, alphabet: 'a' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password')
    await expect(field).toHaveAccessibleDescription('12 characters.')
    await userEvent.click(canvas.getByRole('button', { name: 'Generate' }))
    await expect(valueOf(field)).toMatch(/^.{12}$/)
    await expect(new Set(valueOf(field)).size).toBeGreaterThan(4)
  },
})

/** Replaces the clipboard for a story, or removes it, as on a page without HTTPS. */
function withClipboard(value: { writeText: (text: string) => Promise<void> } | undefined) {
  Object.defineProperty(navigator, 'clipboard', { value, configurable: true })
  return () => {
    Reflect.deleteProperty(navigator, 'clipboard')
  }
}

function valueOf(field: HTMLElement) {
  return field instanceof HTMLInputElement ? field.value : ''
}
