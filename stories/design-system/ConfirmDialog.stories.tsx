import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '#design-system/Button/Button.tsx'
import { ConfirmDialog, type ConfirmDialogProps } from '#design-system/ConfirmDialog/ConfirmDialog.tsx'
import { holdPause, passPause } from '#stories/heldPause.ts'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/ConfirmDialog.ts'
import { expectLeftOf, expectRing, expectToFit, expectUnlike, rightToLeft } from './surroundings.tsx'

/** Response time, in ms; of no other timer on the page, because a timer is held by its length. */
const ANSWER = 1234

const meta = preview.meta({
  tags: ['forced-colors'],
  component: ConfirmDialog,
  parameters: { guide },
  args: {
    title: 'Confirm Deletion',
    tone: 'danger' as const,
    isOpen: true,
    children: (
      <>
        Are you sure you want to delete the course <b>Arabic for Readers</b>?
      </>
    ),
    confirmLabel: 'Yes, Delete',
    pendingLabel: 'Deleting...',
    cancelLabel: 'No, Cancel',
    isPending: false,
    onConfirm: fn(),
    onClose: fn(),
  },
})

/** It confirms once, also when the button is pressed again before the answer. */
export const Default = meta.story({
  args: {
    onConfirm: fn(
      () =>
        new Promise<void>((resolve) => {
          setTimeout(resolve, ANSWER)
        }),
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    const dialog = canvas.getByRole('alertdialog', { name: 'Confirm Deletion' })
    await expect(dialog).toHaveAccessibleDescription(
      'Are you sure you want to delete the course Arabic for Readers?',
    )
    await expect(canvas.getByRole('button', { name: 'No, Cancel' })).toHaveFocus()
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Yes, Delete' }))
    await expect(canvas.getByRole('button', { name: 'No, Cancel' })).toBeDisabled()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'No, Cancel' })).toBeEnabled())
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

/** The focus begins on Cancel. */
export const HoveredAndFocused = meta.story({
  parameters: { pseudo: { hover: 'dialog button' } },
  render: (args) => (
    <>
      <ConfirmDialog {...args} />
      <Button variant="danger">Delete</Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const confirm = canvas.getByRole('button', { name: 'Yes, Delete' })
    await expectUnlike(confirm, canvas.getByRole('button', { name: 'Delete', hidden: true }))
    await expectRing(canvas.getByRole('button', { name: 'No, Cancel' }))
    await userEvent.tab()
    await expectRing(confirm)
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
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})

/** Refused: both buttons are enabled again. On a phone it is a bottom sheet with full-width buttons. */
export const FailedAndLongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    children: `Are you sure you want to delete the course ${'with a very long name '.repeat(6)}${'Unbroken'.repeat(20)}?`,
    errorMessage: 'Cannot delete this batch.',
  },
  play: async ({ canvas }) => {
    const confirm = canvas.getByRole('button', { name: 'Yes, Delete' })
    await expect(canvas.getByRole('alert')).toHaveTextContent('Cannot delete this batch.')
    await expect(confirm).toBeEnabled()
    await expect(canvas.getByRole('button', { name: 'No, Cancel' })).toBeEnabled()
    await expect(confirm.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
    await expectToFit()
  },
})

/** Opened, closed with Cancel and Escape, opened again, and closed on success. */
export const ByKeyboard = meta.story({
  parameters: { spec: [303, 304, 305, 306] },
  beforeEach: () => holdPause(ANSWER),
  render: (args) => <Deleting {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Delete' })
    await userEvent.tab()
    for (const leave of ['{Enter}', '{Escape}']) {
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('button', { name: 'No, Cancel' })).toHaveFocus()
      await userEvent.keyboard(leave)
      await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
      await expect(opener).toHaveFocus()
    }
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Deleting...' })).toHaveFocus()
    await passPause()
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
  },
})

export const MalayalamAndRightToLeft = meta.story({
  ...rightToLeft,
  args: {
    children: (
      <>
        هل أنت متأكد من حذف الدورة <b>الأربعون النووية</b>؟{' '}
        <span lang="ml">
          <b>ഹദീസ് പഠനം</b> എന്ന കോഴ്സ് ഇല്ലാതാക്കണമെന്ന് തീർച്ചയാണോ?
        </span>
      </>
    ),
    confirmLabel: 'نعم، احذف',
    cancelLabel: 'لا، إلغاء',
    errorMessage: 'لا يمكن حذف هذه الدورة.',
  },
  play: async ({ canvas }) => {
    const [cancel, confirm] = ['لا، إلغاء', 'نعم، احذف'].map((name) => canvas.getByRole('button', { name }))
    if (confirm && cancel) await expectLeftOf(confirm, cancel)
  },
})

function Deleting(args: ConfirmDialogProps) {
  const [state, setState] = useState<'closed' | 'asking' | 'pending'>('closed')

  function remove() {
    setState('pending')
    setTimeout(() => setState('closed'), ANSWER)
  }

  return (
    <>
      <Button onPress={() => setState('asking')}>Delete</Button>
      <ConfirmDialog
        {...args}
        isOpen={state !== 'closed'}
        isPending={state === 'pending'}
        onConfirm={remove}
        onClose={() => setState('closed')}
      />
    </>
  )
}
