import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '#design-system/Button/Button.tsx'
import {
  ConfirmDeletion,
  type ConfirmDeletionProps,
} from '#design-system/ConfirmDeletion/ConfirmDeletion.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/ConfirmDeletion.ts'

const meta = preview.meta({
  component: ConfirmDeletion,
  parameters: { guide },
  args: {
    isOpen: true,
    question: (
      <>
        Are you sure you want to delete the course <b>Arabic for Readers</b>?
      </>
    ),
    confirmLabel: 'Yes, Delete',
    busyLabel: 'Deleting...',
    cancelLabel: 'No, Cancel',
    isPending: false,
    onConfirm: fn(),
    onCancel: fn(),
  },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const dialog = canvas.getByRole('alertdialog', { name: 'Confirm Deletion' })
    await expect(dialog).toHaveAccessibleDescription(
      'Are you sure you want to delete the course Arabic for Readers?',
    )
    await expect(canvas.getByRole('button', { name: 'No, Cancel' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, Delete' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
})

export const Pending = meta.story({
  args: { isPending: true },
  parameters: { spec: [306] },
  play: async ({ canvas, userEvent, args }) => {
    const confirm = canvas.getByRole('button', { name: 'Deleting...' })
    await expect(canvas.getByRole('button', { name: 'No, Cancel' })).toBeDisabled()
    await expect(confirm).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(confirm)
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('alertdialog'))
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
})

export const Refused = meta.story({
  args: { error: 'Cannot delete this batch.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Cannot delete this batch.')
    await expect(canvas.getByRole('button', { name: 'Yes, Delete' })).toBeEnabled()
  },
})

/** Opened by a click, closed by Cancel, opened again, closed by success. */
export const FromQuestionToSuccess = meta.story({
  parameters: { spec: [303, 304, 305, 306] },
  render: (args) => <Deleting {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Delete' })
    await userEvent.click(opener)
    await userEvent.click(canvas.getByRole('button', { name: 'No, Cancel' }))
    await expect(canvas.queryByRole('alertdialog')).toBeNull()
    await expect(opener).toHaveFocus()
    await userEvent.click(opener)
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, Delete' }))
    await expect(canvas.getByRole('button', { name: 'Deleting...' })).toHaveFocus()
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
  },
})

export const LongText = meta.story({
  args: { question: `Are you sure you want to delete the course ${'with a very long name '.repeat(12)}?` },
})

function Deleting(args: ConfirmDeletionProps) {
  const [state, setState] = useState<'closed' | 'asking' | 'pending'>('closed')

  function remove() {
    setState('pending')
    setTimeout(() => setState('closed'), 100)
  }

  return (
    <>
      <Button onPress={() => setState('asking')}>Delete</Button>
      <ConfirmDeletion
        {...args}
        isOpen={state !== 'closed'}
        isPending={state === 'pending'}
        onConfirm={remove}
        onCancel={() => setState('closed')}
      />
    </>
  )
}
