import { expect } from 'storybook/test'
import { Switch } from '#design-system/Switch/Switch.tsx'
import preview from '#storybook/preview.tsx'
import { expectEdited, fieldInBothScripts, inForm, tickHoveredAndFocused } from './fieldStates.tsx'
import { InForm } from './formData.tsx'
import { guide } from './guides/Switch.ts'
import { expectLeftOf } from './surroundings.tsx'

const meta = preview.meta({
  tags: ['forced-colors'],
  component: Switch,
  parameters: { guide },
  args: { label: 'Allow Login', name: 'login' },
  render: inForm(Switch),
})

/** By keyboard, and by a press on the label; submitted as 1 and 0. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Allow Login' })
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
    await expectEdited('login', '1')
    await userEvent.click(canvas.getByText('Allow Login'))
    await expectEdited('login', '0')
  },
})

/** Off and on; below each one, the same hovered. The first one has the focus. */
export const HoveredAndFocused = meta.story(tickHoveredAndFocused(Switch))

export const DisabledAndInvalidAndLongText = meta.story({
  render: (args) => (
    <InForm>
      <Switch {...args} isDisabled defaultValue description="Only a lead may change it." />
      <Switch
        {...args}
        label="Whether this teacher may sign in and see the classes of all divisions of the batch"
        name="long"
        description="A teacher who may not sign in still stands in the list of the classes, and keeps the password."
        errorMessage="The last lead must stay active"
      />
    </InForm>
  ),
  play: async ({ canvas }) => {
    const off = canvas.getByRole('switch', { name: 'Allow Login' })
    await expect(off).toBeDisabled()
    await expect(off).toHaveAccessibleDescription('Only a lead may change it.')
    await expect(canvas.getByRole('switch', { name: /^Whether/ })).toHaveAccessibleDescription(
      /^A teacher who.* The last lead must stay active$/,
    )
  },
})

/** The control is to the right of its label. */
export const MalayalamAndRightToLeft = meta.story({
  ...fieldInBothScripts(
    Switch,
    { label: 'السماح بالدخول', defaultValue: true, errorMessage: 'لا بد من مشرف واحد' },
    { label: 'ലോഗിൻ അനുവദിക്കുക', description: 'ഓഫാണെങ്കിൽ പ്രവേശിക്കാനാവില്ല.' },
  ),
  play: async ({ canvas }) => {
    const [arabic, malayalam] = ['السماح بالدخول', 'ലോഗിൻ അനുവദിക്കുക'] as const
    await expectLeftOf(canvas.getByText(arabic), canvas.getByRole('switch', { name: arabic }))
    await expectLeftOf(canvas.getByRole('switch', { name: malayalam }), canvas.getByText(malayalam))
  },
})
