import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '#design-system/Button/Button.tsx'
import { NoticeRegion, type NoticeRegionProps } from '#design-system/Notice/NoticeRegion.tsx'
import { expectNoPause, holdPause, passPause } from '#stories/heldPause.ts'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/NoticeRegion.ts'
import { expectLeftOf, expectRing, expectToFit, expectUnlike, rightToLeft } from './surroundings.tsx'

/** In ms; of no other timer on the page (a library waits 150 ms after a resize), because a timer is held by its length. */
const LIFE = 1234

const undo = fn()

const deleted = {
  id: 2,
  tone: 'success',
  text: 'Course "Arabic for Readers" has been deleted successfully.',
  action: { label: 'Undo', onPress: undo },
} as const

const meta = preview.meta({
  tags: ['forced-colors'],
  component: NoticeRegion,
  parameters: { guide },
  args: { onDismiss: fn() },
})

export const Default = meta.story({
  args: { notice: deleted },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('has been deleted')
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(undo).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Close notice' }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
})

export const HoveredAndFocused = Default.extend({
  parameters: { pseudo: { hover: 'output button' } },
  play: async ({ canvas, userEvent }) => {
    await expectUnlike(
      canvas.getByRole('button', { name: 'Close notice' }),
      canvas.getByText(/has been deleted/),
    )
    await userEvent.tab()
    await expectRing(canvas.getByRole('button', { name: 'Undo' }))
  },
})

/** An error is announced immediately and stays until it is closed. On a phone it has the full width and touch-sized buttons. */
export const FailedAndLongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    lifeMs: 50,
    notice: {
      id: 5,
      tone: 'error',
      text: 'The course could not be saved. The server did not answer in time; please check the connection and try once more.',
      action: { label: 'Try again', onPress: undo },
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The course could not be saved.')
    await expect(canvas.getByRole('button', { name: 'Close notice' }).offsetHeight).toBeGreaterThanOrEqual(44)
    await expectToFit()
    await new Promise((resolve) => setTimeout(resolve, 200))
    await expect(args.onDismiss).not.toHaveBeenCalled()
  },
})

/** Stays while it is hovered or focused, then closes automatically. */
export const ClosesAfterAWhile = meta.story({
  args: { lifeMs: LIFE },
  beforeEach: () => holdPause(LIFE),
  render: (args) => <Page {...args} />,
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save' })
    await userEvent.click(save)
    await userEvent.hover(canvas.getByText('Saved.'))
    await expectNoPause()
    await userEvent.unhover(canvas.getByText('Saved.'))
    await passPause()
    await waitFor(() => expect(canvas.queryByText('Saved.')).toBeNull())
  },
})

/** Nothing is visible, but both live regions are in the DOM. By keyboard: Undo, then close; the focus is restored. */
export const Empty = meta.story({
  render: (args) => <Page {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement()
    const save = canvas.getByRole('button', { name: 'Save' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(undo).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Close notice' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByText('Saved.')).toBeNull())
    await expect(save).toHaveFocus()
  },
})

/** It is on the left, with its close button on its left. */
export const MalayalamAndRightToLeft = meta.story({
  ...rightToLeft,
  args: {
    notice: {
      id: 7,
      tone: 'success',
      text: 'تم حذف الدورة "ഹദീസ് പഠനം".',
      action: { label: 'تراجع', onPress: undo },
    },
  },
  play: async ({ canvas }) => {
    const cross = canvas.getByRole('button', { name: 'Close notice' })
    await expectLeftOf(cross, canvas.getByText(/ഹദീസ്/))
    await expect(cross.getBoundingClientRect().left).toBeLessThan(window.innerWidth / 2)
  },
})

const saved = {
  id: 'saved',
  tone: 'info',
  text: 'Saved.',
  action: { label: 'Undo', onPress: undo },
} as const

function Page(args: NoticeRegionProps) {
  const [isSaved, setSaved] = useState(false)
  return (
    <>
      <Button onPress={() => setSaved(true)}>Save</Button>
      <NoticeRegion {...args} notice={isSaved ? saved : undefined} onDismiss={() => setSaved(false)} />
    </>
  )
}
