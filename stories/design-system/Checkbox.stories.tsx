import { expect } from 'storybook/test'
import { Checkbox } from '#design-system/Checkbox/Checkbox.tsx'
import preview from '#storybook/preview.tsx'
import { expectOtherEdges, InForm, onEdit } from './formData.tsx'
import { guide } from './guides/Checkbox.ts'
import { expectToFit, Twice } from './states.tsx'
import { expectRing, inArabic, inMalayalam } from './surroundings.tsx'

const meta = preview.meta({
  tags: ['forced-colors'],
  component: Checkbox,
  parameters: { guide },
  args: { label: 'Send the password by mail', name: 'mail' },
  render: (args) => (
    <InForm>
      <Checkbox {...args} />
    </InForm>
  ),
})

/** By keyboard, and by a press on the label. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Send the password by mail' })
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await expect(onEdit).toHaveBeenLastCalledWith('mail', [['mail', '1']])
    await userEvent.click(canvas.getByText('Send the password by mail'))
    await expect(onEdit).toHaveBeenLastCalledWith('mail', [])
  },
})

/** Below each one, the same hovered. */
export const Hovered = meta.story({
  parameters: { pseudo: { hover: '[data-half="second"] input' } },
  render: (args) => (
    <Twice>
      <Checkbox {...args} />
      <Checkbox {...args} defaultValue />
    </Twice>
  ),
  play: ({ canvas }) => expectOtherEdges(canvas.getAllByRole('checkbox')),
})

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expectRing(canvas.getByRole('checkbox'))
  },
})

export const Filled = meta.story({ args: { defaultValue: true } })

export const Disabled = meta.story({
  args: { isDisabled: true, defaultValue: true, description: 'Mail is not set up.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox')
    await expect(box).toBeDisabled()
    await expect(box).toHaveAccessibleDescription('Mail is not set up.')
  },
})

export const Invalid = meta.story({
  args: { isRequired: true, errorMessage: 'Please confirm' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Please confirm')
  },
})

export const Required = meta.story({
  args: { isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAttribute('aria-required', 'true')
  },
})

export const LongText = meta.story({
  args: {
    label:
      'I have read the rules of the institute and I am going to follow them in every class of this course',
    description: 'The mail goes to the address that the student gave at the beginning of the course.',
  },
})

export const Malayalam = meta.story({
  decorators: [inMalayalam],
  args: { label: 'പാസ്‌വേഡ് മെയിലിൽ അയയ്ക്കുക', description: 'വിദ്യാർത്ഥിക്ക് ഉടൻ ലഭിക്കും.', defaultValue: true },
})

/** The control is to the right of its label. */
export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  decorators: [inArabic],
  args: { label: 'أرسل كلمة المرور بالبريد', defaultValue: true, errorMessage: 'لا يوجد عنوان بريد' },
  play: async ({ canvas }) => {
    const label = canvas.getByText('أرسل كلمة المرور بالبريد').getBoundingClientRect()
    const control = canvas.getByRole('checkbox').getBoundingClientRect()
    await expect(control.left).toBeGreaterThanOrEqual(label.right)
  },
})

export const Narrow = LongText.extend({
  globals: { viewport: { value: 'narrow' } },
  play: expectToFit,
})

/** Several that belong together are in a labelled group. */
export const ManyItems = meta.story({
  render: (args) => (
    <fieldset>
      <legend>Days of the class</legend>
      {['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Saturday'].map((day) => (
        <Checkbox key={day} {...args} label={day} name="days" checkedValue={day} />
      ))}
    </fieldset>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Days of the class' })).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Monday' }))
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(1)
  },
})
