import { expect, waitFor } from 'storybook/test'
import { Switch } from '#design-system/Switch/Switch.tsx'
import preview from '#storybook/preview.tsx'
import { InForm, onEdit } from './formData.tsx'
import { guide } from './guides/Switch.ts'

const meta = preview.meta({
  component: Switch,
  parameters: { guide },
  args: { label: 'Allow Login', name: 'login' },
  render: (args) => (
    <InForm>
      <Switch {...args} />
    </InForm>
  ),
})

/** Sent as 1 and as 0. */
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
  args: { error: 'The last lead must stay active' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription('The last lead must stay active')
  },
})

export const LongText = meta.story({
  args: { label: 'Whether this teacher may sign in and see the classes of all divisions of the batch' },
})

export const Malayalam = meta.story({ args: { label: 'മരുഭൂമിയിലെ ബാല്യം', defaultValue: true } })

export const RightToLeft = meta.story({ globals: { dir: 'rtl' }, args: { defaultValue: true } })

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } })
