import { useState, type SubmitEvent } from 'react'
import { expect, fn } from 'storybook/test'
import { Button } from '#design-system/Button/Button.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/Button.ts'

const meta = preview.meta({
  tags: ['forced-colors'],
  component: Button,
  parameters: { guide },
  args: { children: 'Submit', variant: 'primary' as const, onPress: fn() },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Submit' })
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledTimes(2)
    await expect(button).toHaveFocus()
  },
})

export const Variants = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <Button variant="primary" icon="add">
        ADD COURSE
      </Button>
      <Button variant="secondary" icon="filter" iconEnd="down">
        FILTER
      </Button>
      <Button variant="ghost">Cancel</Button>
      <Button variant="danger">Delete</Button>
      <Button variant="danger-quiet">Delete</Button>
    </div>
  ),
})

export const Sizes = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>
      <Button size="sm">Previous</Button>
      <Button>Filter</Button>
      <Button size="lg">Open the Library</Button>
    </div>
  ),
})

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeDisabled()
  },
})

/** Keeps the focus and ignores clicks and submits; says 'Loading...' unless told otherwise. */
export const Pending = meta.story({
  args: { isPending: true, type: 'submit' },
  parameters: { spec: [279, 478] },
  render: (args) => (
    <form onSubmit={refuse}>
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Loading...' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).not.toHaveBeenCalled()
  },
})

export const PendingVariants = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <Button isPending>Filter</Button>
      <Button isPending variant="ghost">
        Cancel
      </Button>
      <Button isPending variant="danger" pendingLabel="Deleting...">
        Delete
      </Button>
      <Button isPending variant="danger-quiet">
        Delete
      </Button>
    </div>
  ),
})

/** The width is that of the wider label, before, while and after. */
export const KeepsItsWidth = meta.story({
  render: function Toggled(args) {
    const [isPending, setPending] = useState(false)
    return <Button {...args} isPending={isPending} onPress={() => setPending(true)} />
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Submit' })
    const width = button.offsetWidth
    await userEvent.click(button)
    await expect(button).toHaveAccessibleName('Loading...')
    await expect(button.offsetWidth).toBe(width)
  },
})

/** Off, but still there for the one who just pressed it. */
export const Inert = meta.story({
  args: { isInert: true, children: 'Next' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Next' })
    await userEvent.click(button)
    await expect(button).toHaveFocus()
    await expect(args.onPress).not.toHaveBeenCalled()
  },
})

export const Malayalam = meta.story({
  args: { children: 'കോഴ്സുകൾ', lang: 'ml' },
})

function refuse(event: SubmitEvent) {
  event.preventDefault()
  throw new Error('A pending button must not submit.')
}
