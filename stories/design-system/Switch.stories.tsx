import { expect, waitFor } from 'storybook/test'
import { Switch } from '#design-system/Switch/Switch.tsx'
import preview from '#storybook/preview.tsx'
import { expectOtherEdges, InForm, onEdit } from './formData.tsx'
import { guide } from './guides/Switch.ts'
import { Twice } from './states.tsx'
import { expectRing, inArabic } from './surroundings.tsx'

const meta = preview.meta({
  tags: ['forced-colors'],
  component: Switch,
  parameters: { guide },
  args: { label: 'Allow Login', name: 'login' },
  render: (args) => (
    <InForm>
      <Switch {...args} />
    </InForm>
  ),
})

/** By keyboard, and by a press on the label; submitted as 1 and 0. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Allow Login' })
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
    await waitFor(() => expect(onEdit).toHaveBeenLastCalledWith('login', [['login', '1']]))
    await userEvent.click(canvas.getByText('Allow Login'))
    await waitFor(() => expect(onEdit).toHaveBeenLastCalledWith('login', [['login', '0']]))
  },
})

/** Off and on; below each one, the same hovered. The first one has the focus. */
export const HoveredAndFocused = meta.story({
  parameters: { pseudo: { hover: '[data-half="second"] input' } },
  render: (args) => (
    <Twice>
      <Switch {...args} />
      <Switch {...args} defaultValue />
    </Twice>
  ),
  play: async ({ canvas, userEvent }) => {
    const switches = canvas.getAllByRole('switch')
    await expectOtherEdges(switches)
    await userEvent.tab()
    if (switches[0]) await expectRing(switches[0])
  },
})

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
  globals: { dir: 'rtl' },
  decorators: [inArabic],
  render: (args) => (
    <InForm>
      <Switch {...args} label="السماح بالدخول" defaultValue errorMessage="لا بد من مشرف واحد" />
      <div lang="ml" dir="ltr">
        <Switch {...args} label="ലോഗിൻ അനുവദിക്കുക" name="ml" description="ഓഫാണെങ്കിൽ പ്രവേശിക്കാനാവില്ല." />
      </div>
    </InForm>
  ),
  play: async ({ canvas }) => {
    const placeOf = (element: Element) => element.getBoundingClientRect()
    const control = placeOf(canvas.getByRole('switch', { name: 'السماح بالدخول' }))
    await expect(control.left).toBeGreaterThanOrEqual(placeOf(canvas.getByText('السماح بالدخول')).right)
    const malayalam = placeOf(canvas.getByRole('switch', { name: 'ലോഗിൻ അനുവദിക്കുക' }))
    await expect(malayalam.right).toBeLessThanOrEqual(placeOf(canvas.getByText('ലോഗിൻ അനുവദിക്കുക')).left)
  },
})
