import { expect, fn } from 'storybook/test'
import { IconButton } from '#design-system/Button/IconButton.tsx'
import { IconLink } from '#design-system/Button/IconLink.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/IconButton.ts'

const meta = preview.meta({
  component: IconButton,
  parameters: { guide },
  args: { icon: 'moon' as const, label: 'Use dark theme', onPress: fn() },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use dark theme' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
})

/** Several of one kind on a page are told apart by what they act on. */
export const About = meta.story({
  args: { icon: 'delete', label: 'Delete', about: 'Batch 07', variant: 'danger', size: 'sm' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Delete Batch 07' })).toBeVisible()
  },
})

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled()
  },
})

export const AsLink = meta.story({
  render: () => <IconLink icon="edit" label="Edit" about="Batch 07" href="/batches/7" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Edit Batch 07' })).toHaveAttribute('href', '/batches/7')
  },
})
