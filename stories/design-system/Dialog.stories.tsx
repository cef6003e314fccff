import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '#design-system/Button/Button.tsx'
import { Dialog, type DialogProps } from '#design-system/Dialog/Dialog.tsx'
import { TextField } from '#design-system/TextField/TextField.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/Dialog.ts'

const meta = preview.meta({
  tags: ['forced-colors'],
  component: Dialog,
  parameters: { guide },
  args: {
    title: 'Aysha Rahman',
    isOpen: true,
    onClose: fn(),
    children: <p>Batch 07 Women, Division A. Joined on 03 Jun 2024.</p>,
    footer: (
      <>
        <Button variant="danger-quiet" icon="delete">
          Delete
        </Button>
        <Button icon="edit">Edit</Button>
      </>
    ),
  },
})

/** The first focus is on the first safe action. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Aysha Rahman' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus()
  },
})

/** Escape, backdrop and the cross close it; the focus returns to the opener. */
export const OpenedAndClosed = meta.story({
  args: { isOpen: false },
  render: (args) => <Opener {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Details' })
    const ways = {
      escape: () => userEvent.keyboard('{Escape}'),
      backdrop: () => userEvent.click(canvas.getByRole('dialog')),
      cross: () => userEvent.click(canvas.getByRole('button', { name: 'Close' })),
    }
    for (const [name, close] of Object.entries(ways)) {
      await step(name, async () => {
        await userEvent.click(opener)
        await expect(canvas.getByRole('dialog')).toBeVisible()
        await close()
        await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
        await expect(opener).toHaveFocus()
      })
    }
  },
})

export const Busy = meta.story({
  args: { isBusy: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('dialog'))
    await expect(canvas.getByRole('button', { name: 'Close' })).toBeDisabled()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})

export const WithField = meta.story({
  args: {
    title: 'Edit Role',
    size: 'sm',
    children: <TextField label="Role Name" name="role" isRequired isAutoFocused defaultValue="mentor" />,
    footer: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary">Save</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Role Name' })).toHaveFocus()
  },
})

/** The body scrolls, title and buttons stay. */
export const LongText = meta.story({
  args: {
    title: 'A long title that does not fit into one line of the dialog, however wide it may be',
    children: Array.from({ length: 20 }, (_, index) => (
      <p key={index}>Grades of narration, biographies of narrators, supervised reading.</p>
    )),
  },
})

export const Malayalam = meta.story({
  args: { title: 'ആമിന റഹീം', children: <p lang="ml">മരുഭൂമിയിലെ ബാല്യം: ഹലീമയുടെ കുടിലിലെ നാല് വർഷങ്ങൾ</p> },
})

function Opener(args: DialogProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Details</Button>
      <Dialog {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
