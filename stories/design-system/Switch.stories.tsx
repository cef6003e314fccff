import { expect, waitFor } from 'storybook/test'
import { Switch } from '#design-system/Switch/Switch.tsx'
import preview from '#storybook/preview.tsx'
import { expectOtherEdges, InForm, onEdit } from './formData.tsx'
import { guide } from './guides/Switch.ts'
import { expectToFit, Twice } from './states.tsx'
import { expectRing, inArabic, inMalayalam } from './surroundings.tsx'

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

/** Below each one, the same hovered. */
export const Hovered = meta.story({
  parameters: { pseudo: { hover: '[data-half="second"] input' } },
  render: (args) => (
    <Twice>
      <Switch {...args} />
      <Switch {...args} defaultValue />
    </Twice>
  ),
  play: ({ canvas }) => expectOtherEdges(canvas.getAllByRole('switch')),
})

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expectRing(canvas.getByRole('switch'))
  },
})

export const Filled = meta.story({ args: { defaultValue: true } })

export const Disabled = meta.story({
  args: { isDisabled: true, defaultValue: true, description: 'Only a lead may change it.' },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch')
    await expect(control).toBeDisabled()
    await expect(control).toHaveAccessibleDescription('Only a lead may change it.')
  },
})

export const Invalid = meta.story({
  args: { errorMessage: 'The last lead must stay active' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription('The last lead must stay active')
  },
})

export const LongText = meta.story({
  args: {
    label: 'Whether this teacher may sign in and see the classes of all divisions of the batch',
    description:
      'A teacher who may not sign in still stands in the list of the classes, and keeps the password.',
  },
})

export const Malayalam = meta.story({
  decorators: [inMalayalam],
  args: { label: 'ലോഗിൻ അനുവദിക്കുക', description: 'ഓഫാണെങ്കിൽ പ്രവേശിക്കാനാവില്ല.', defaultValue: true },
})

/** The control is to the right of its label. */
export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  decorators: [inArabic],
  args: { label: 'السماح بالدخول', defaultValue: true, errorMessage: 'لا بد من مشرف واحد' },
  play: async ({ canvas }) => {
    const label = canvas.getByText('السماح بالدخول').getBoundingClientRect()
    const control = canvas.getByRole('switch').getBoundingClientRect()
    await expect(control.left).toBeGreaterThanOrEqual(label.right)
  },
})

export const Narrow = LongText.extend({
  globals: { viewport: { value: 'narrow' } },
  play: expectToFit,
})
