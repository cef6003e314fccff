import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '#design-system/Button/Button.tsx'
import { Dialog, type DialogProps } from '#design-system/Dialog/Dialog.tsx'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import { TextField } from '#design-system/TextField/TextField.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/Dialog.ts'
import { expectToFit } from './states.tsx'
import { expectRing, expectUnlike, inArabic } from './surroundings.tsx'

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

/** The initial focus is on the first safe action. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Aysha Rahman' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus()
  },
})

export const HoveredAndFocused = meta.story({
  parameters: { pseudo: { hover: ['header button', 'footer button:last-child'] } },
  play: async ({ canvas, userEvent }) => {
    const close = canvas.getByRole('button', { name: 'Close' })
    await expectUnlike(close, canvas.getByRole('heading'))
    await expectRing(canvas.getByRole('button', { name: 'Edit' }))
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await expectRing(close)
  },
})

/** Escape, backdrop and the close button close it; the focus returns to the opener. */
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
        await expect(await canvas.findByRole('dialog')).toBeVisible()
        await close()
        await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
        await expect(opener).toHaveFocus()
      })
    }
    await step('by keyboard', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus()
      await userEvent.keyboard('{Escape}')
      await expect(opener).toHaveFocus()
      await userEvent.keyboard(' ')
      await userEvent.tab({ shift: true })
      await userEvent.tab({ shift: true })
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
      await expect(opener).toHaveFocus()
    })
  },
})

/** Closing is disabled; the caller disables the footer's buttons. */
export const Pending = meta.story({
  args: {
    isPending: true,
    footer: (
      <>
        <Button isDisabled>Cancel</Button>
        <Button variant="primary" isPending>
          Save
        </Button>
      </>
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('dialog'))
    await expect(canvas.getByRole('button', { name: 'Close' })).toBeDisabled()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})

/** A field takes the focus. The server's message is inside, as the page behind is inert. */
export const Failed = meta.story({
  args: {
    title: 'Edit Role',
    size: 'sm',
    children: (
      <>
        <TextField label="Role Name" name="role" isRequired isAutoFocused defaultValue="mentor" />
        <InlineAlert>The role could not be saved.</InlineAlert>
      </>
    ),
    footer: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary">Save</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Role Name' })).toHaveFocus()
    const dialog = canvas.getByRole('dialog', { name: 'Edit Role' })
    await expect(dialog).toContainElement(canvas.getByRole('alert'))
  },
})

export const MalayalamAndRightToLeft = meta.story({
  globals: { dir: 'rtl' },
  args: {
    title: 'تفاصيل الدورة',
    children: (
      <>
        <p>مراتب الرواية وتراجم الرواة وقراءة بإشراف.</p>
        <p lang="ml">മരുഭൂമിയിലെ ബാല്യം: ഹലീമയുടെ കുടിലിലെ നാല് വർഷങ്ങൾ</p>
      </>
    ),
  },
  decorators: [inArabic],
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading').getBoundingClientRect()
    const cross = canvas.getByRole('button', { name: 'Close' }).getBoundingClientRect()
    const box = canvas.getByRole('dialog').getBoundingClientRect()
    await expect(title.left).toBeGreaterThan(cross.right)
    await expect(box.right - title.right).toBeGreaterThan(cross.left - box.left)
  },
})

/** On a phone: a full-width bottom sheet. The body scrolls, also by keyboard, as it is then focusable; title and buttons stay. */
export const LongTextAndManyItems = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    title: `A long title, ${'Unbroken'.repeat(12)}`,
    children: [
      <p key="long">{`Grades of narration, biographies of narrators. ${'Unbroken'.repeat(30)}`}</p>,
      ...Array.from({ length: 80 }, (_, index) => (
        <p key={index}>{`Class ${index + 1}: supervised reading.`}</p>
      )),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('dialog').getBoundingClientRect().width).toBe(window.innerWidth)
    const title = canvas.getByRole('heading')
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth)
    await expectToFit()
    const { bottom } = canvas.getByRole('button', { name: 'Edit' }).getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
    const body = await canvas.findByRole('group', { name: /^A long title/ })
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await expect(body).toHaveFocus()
  },
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
