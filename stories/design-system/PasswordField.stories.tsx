import { expect, fn, waitFor } from 'storybook/test'
import { PasswordField } from '#design-system/PasswordField/PasswordField.tsx'
import preview from '#storybook/preview.tsx'
import { expectDarkEdge, InForm, onEdit } from './formData.tsx'
import { guide } from './guides/PasswordField.ts'
import { expectToFit } from './states.tsx'
import { expectRing, inArabic, inMalayalam } from './surroundings.tsx'

const writeText = fn(() => Promise.resolve())

const meta = preview.meta({
  tags: ['forced-colors'],
  component: PasswordField,
  parameters: { guide },
  args: { label: 'Password', name: 'password', isRequired: true },
  render: (args) => (
    <div style={{ maxInlineSize: 600 }}>
      <InForm>
        <PasswordField {...args} />
      </InForm>
    </div>
  ),
})

export const Default = meta.story({
  parameters: { spec: [285, 286, 288, 471] },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password')
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

export const Hovered = meta.story({
  args: { defaultValue: 'p9$LwZ4e@Hn8' },
  parameters: { pseudo: { hover: ['input', 'button'] } },
  play: ({ canvas }) => expectDarkEdge(canvas.getByLabelText('Password')),
})

export const Focused = meta.story({
  args: { defaultValue: 'p9$LwZ4e@Hn8' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expectRing(canvas.getByLabelText('Password'))
  },
})

/** A generated password is shown immediately and not saved yet. */
export const Generated = meta.story({
  args: { defaultValue: 'p9$LwZ4e@Hn8', value: 'kT7#vQ2m!xRb', hasRevert: true },
})

export const ShownAndHidden = meta.story({
  args: { defaultValue: 'p9$LwZ4e@Hn8' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password')
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(field).toHaveAttribute('type', 'text')
  },
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

export const Copied = meta.story({
  args: { defaultValue: 'p9$LwZ4e@Hn8' },
  beforeEach: () => withClipboard({ writeText }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    await expect(await canvas.findByText('Copied')).toBeVisible()
    await expect(writeText).toHaveBeenLastCalledWith('p9$LwZ4e@Hn8')
  },
})

/** Without a clipboard the password is selected, to be copied manually. */
export const NoClipboard = meta.story({
  args: { defaultValue: 'p9$LwZ4e@Hn8' },
  beforeEach: () => withClipboard(undefined),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    await expect(await canvas.findByText(/This browser does not allow copying here/)).toBeVisible()
    await expect(window.getSelection()?.toString()).toBe('p9$LwZ4e@Hn8')
  },
})

export const Disabled = meta.story({
  args: { isDisabled: true, defaultValue: 'p9$LwZ4e@Hn8', description: 'Only a lead may change it.' },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled()
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('Only a lead may change it.')
  },
})

export const Invalid = meta.story({
  args: { errorMessage: 'Password must be at least 8 characters' },
  parameters: { spec: [332] },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toBeInvalid()
  },
})

export const LongText = meta.story({
  args: {
    label: 'The password by which the student signs in to the classes of the institute',
    defaultValue: 'p9$LwZ4e@Hn8',
    value: 'kT7#vQ2m!xRb'.repeat(4),
    hasRevert: true,
    errorMessage: 'The password must be generated again, as this one was used by the student before',
  },
})

export const Malayalam = meta.story({
  decorators: [inMalayalam],
  args: { label: 'രഹസ്യവാക്ക്', description: 'വിദ്യാർത്ഥിക്ക് ഇത് കൈമാറുക.', defaultValue: 'p9$LwZ4e@Hn8' },
})

/** A password is always left to right; its text leaves room for the eye button on the left. */
export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  decorators: [inArabic],
  args: { label: 'كلمة المرور', defaultValue: 'p9$LwZ4e@Hn8', value: 'kT7#vQ2m!xRb', hasRevert: true },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('كلمة المرور')
    const eye = canvas.getByRole('button', { name: 'Hide password' }).getBoundingClientRect()
    const start = field.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(field).paddingLeft)
    await expect(start).toBeGreaterThanOrEqual(eye.right)
  },
})

export const Narrow = LongText.extend({
  globals: { viewport: { value: 'narrow' } },
  play: expectToFit,
})

/** Without a password: nothing to show or copy. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      '12 characters: letters, digits and symbols.',
    )
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
