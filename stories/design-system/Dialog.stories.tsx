import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '#design-system/Button/Button.tsx'
import { Dialog } from '#design-system/Dialog/Dialog.tsx'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import { TextField } from '#design-system/TextField/TextField.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/Dialog.ts'
import { expectEveryWayToClose, openedBy } from './overlays.tsx'
import { expectLeftOf, expectRing, expectToFit, expectUnlike, rightToLeft } from './surroundings.tsx'

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

/** Escape, backdrop and the close button, by pointer and by keyboard, close it; the focus returns to the opener. */
export const OpenedAndClosed = meta.story({
  args: { isOpen: false },
  render: openedBy('Details', Dialog),
  play: async (player) => {
    const { canvas, userEvent } = player
    const expectEditInFocus = () => expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus()
    await expectEveryWayToClose(player, { opener: 'Details', cross: 'Close', whileOpen: expectEditInFocus })
    await userEvent.keyboard(' ')
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Details' })).toHaveFocus()
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

/** The server's message is inside, as the page behind is inert. A field of its own takes the first focus. */
export const FailedAndWithField = meta.story({
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
    const dialog = canvas.getByRole('dialog', { name: 'Edit Role' })
    await expect(dialog).toContainElement(canvas.getByRole('alert'))
    await expect(canvas.getByRole('textbox', { name: 'Role Name' })).toHaveFocus()
  },
})

export const MalayalamAndRightToLeft = meta.story({
  ...rightToLeft,
  args: {
    title: 'تفاصيل الدورة',
    children: (
      <>
        <p>مراتب الرواية وتراجم الرواة وقراءة بإشراف.</p>
        <p lang="ml">മരുഭൂമിയിലെ ബാല്യം: ഹലീമയുടെ കുടിലിലെ നാല് വർഷങ്ങൾ</p>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading')
    const cross = canvas.getByRole('button', { name: 'Close' })
    await expectLeftOf(cross, title)
    const { left, right } = canvas.getByRole('dialog').getBoundingClientRect()
    await expect(right - title.getBoundingClientRect().right).toBeGreaterThan(
      cross.getBoundingClientRect().left - left,
    )
  },
})

/** A full-width bottom sheet. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: { title: 'Unbroken'.repeat(12), children: <p>{'Unbroken'.repeat(30)}</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog').getBoundingClientRect().width).toBe(window.innerWidth)
    const title = canvas.getByRole('heading')
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth)
    await expectToFit()
  },
})

/** The body scrolls, also by keyboard, as it is then focusable; title and buttons stay. */
export const LongTextAndManyItems = meta.story({
  args: {
    title: 'A long title that does not fit into one line of the dialog, however wide it may be',
    children: Array.from({ length: 80 }, (_, index) => (
      <p key={index}>{`Class ${index + 1}: grades of narration. ${'Unbroken'.repeat(index % 20)}`}</p>
    )),
  },
  play: async ({ canvas, userEvent }) => {
    const { bottom } = canvas.getByRole('button', { name: 'Edit' }).getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
    const body = await canvas.findByRole('group', { name: /^A long title/ })
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await expect(body).toHaveFocus()
  },
})
