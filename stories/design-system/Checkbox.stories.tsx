import { expect } from 'storybook/test'
import { Checkbox } from '#design-system/Checkbox/Checkbox.tsx'
import preview from '#storybook/preview.tsx'
import { expectOtherEdges, InForm, onEdit } from './formData.tsx'
import { guide } from './guides/Checkbox.ts'
import { Twice } from './states.tsx'
import { expectRing, inArabic } from './surroundings.tsx'

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

/** Below each one, the same hovered; the first has the focus. */
export const HoveredAndFocused = meta.story({
  parameters: { pseudo: { hover: '[data-half="second"] input' } },
  render: (args) => (
    <Twice>
      <Checkbox {...args} />
      <Checkbox {...args} defaultValue />
    </Twice>
  ),
  play: async ({ canvas, userEvent }) => {
    const boxes = canvas.getAllByRole('checkbox')
    await expectOtherEdges(boxes)
    await userEvent.tab()
    if (boxes[0]) await expectRing(boxes[0])
  },
})

export const DisabledAndInvalid = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Checkbox {...args} isDisabled defaultValue description="Mail is not set up." />
      <Checkbox {...args} label="I agree" name="rules" isRequired errorMessage="Please confirm" />
    </div>
  ),
  play: async ({ canvas }) => {
    const off = canvas.getByRole('checkbox', { name: 'Send the password by mail' })
    await expect(off).toBeDisabled()
    await expect(off).toHaveAccessibleDescription('Mail is not set up.')
    const refused = canvas.getByRole('checkbox', { name: 'I agree' })
    await expect(refused).toHaveAccessibleDescription('Please confirm')
    await expect(refused).toHaveAttribute('aria-required', 'true')
  },
})

/** The control is to the right of its label. */
export const MalayalamAndRightToLeft = meta.story({
  globals: { dir: 'rtl' },
  decorators: [inArabic],
  render: (args) => (
    <InForm>
      <Checkbox {...args} label="أرسل كلمة المرور بالبريد" defaultValue errorMessage="لا يوجد عنوان بريد" />
      <div lang="ml" dir="ltr">
        <Checkbox {...args} label="പാസ്‌വേഡ് മെയിലിൽ അയയ്ക്കുക" description="വിദ്യാർത്ഥിക്ക് ഉടൻ ലഭിക്കും." />
      </div>
    </InForm>
  ),
  play: async ({ canvas }) => {
    const label = canvas.getByText('أرسل كلمة المرور بالبريد').getBoundingClientRect()
    const control = canvas.getByRole('checkbox', { name: 'أرسل كلمة المرور بالبريد' }).getBoundingClientRect()
    await expect(control.left).toBeGreaterThanOrEqual(label.right)
  },
})

/** Several that belong together are in a labelled group. */
export const LongTextAndManyItems = meta.story({
  render: (args) => (
    <div style={{ maxInlineSize: 360 }}>
      <fieldset>
        <legend>Days of the class</legend>
        {['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Saturday'].map((day) => (
          <Checkbox key={day} {...args} label={day} name="days" checkedValue={day} />
        ))}
      </fieldset>
      <Checkbox
        {...args}
        label="I have read the rules of the institute and I am going to follow them in every class of this course"
        description="The mail goes to the address that the student gave at the beginning of the course."
      />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Days of the class' })).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Monday' }))
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(1)
  },
})
