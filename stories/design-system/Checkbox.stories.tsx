import { expect } from 'storybook/test'
import { Checkbox } from '#design-system/Checkbox/Checkbox.tsx'
import preview from '#storybook/preview.tsx'
import { disabledAndInvalid, fieldInBothScripts, inForm, tickHoveredAndFocused } from './fieldStates.tsx'
import { onEdit } from './formData.tsx'
import { guide } from './guides/Checkbox.ts'
import { expectLeftOf } from './surroundings.tsx'

const meta = preview.meta({
  tags: ['forced-colors'],
  component: Checkbox,
  parameters: { guide },
  args: { label: 'Send the password by mail', name: 'mail' },
  render: inForm(Checkbox),
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
export const HoveredAndFocused = meta.story(tickHoveredAndFocused(Checkbox))

export const DisabledAndInvalid = meta.story(
  disabledAndInvalid(Checkbox, {
    role: 'checkbox',
    off: { defaultValue: true, description: 'Mail is not set up.' },
    refused: { label: 'I agree', name: 'rules', errorMessage: 'Please confirm' },
  }),
)

/** The control is to the right of its label. */
export const MalayalamAndRightToLeft = meta.story({
  ...fieldInBothScripts(
    Checkbox,
    { label: 'أرسل كلمة المرور بالبريد', defaultValue: true, errorMessage: 'لا يوجد عنوان بريد' },
    { label: 'പാസ്‌വേഡ് മെയിലിൽ അയയ്ക്കുക', description: 'വിദ്യാർത്ഥിക്ക് ഉടൻ ലഭിക്കും.' },
  ),
  play: async ({ canvas }) => {
    const name = 'أرسل كلمة المرور بالبريد'
    await expectLeftOf(canvas.getByText(name), canvas.getByRole('checkbox', { name }))
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
