import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '#design-system/Button/Button.tsx'
import { NoticeRegion, type NoticeRegionProps } from '#design-system/Notice/NoticeRegion.tsx'
import { expectNoPause, holdPause, passPause } from '#stories/heldPause.ts'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/NoticeRegion.ts'
import { expectToFit } from './states.tsx'
import { expectRing, expectUnlike, inArabic, inMalayalam } from './surroundings.tsx'

const LIFE = 150

const undo = fn()

const meta = preview.meta({
  tags: ['forced-colors'],
  component: NoticeRegion,
  parameters: { guide },
  args: { onDismiss: fn() },
})

export const Default = meta.story({
  args: { notice: { id: 1, tone: 'success', text: 'Course "Arabic for Readers" has been saved.' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('has been saved')
    await userEvent.click(canvas.getByRole('button', { name: 'Close notice' }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
})

export const WithUndo = meta.story({
  args: {
    notice: {
      id: 2,
      tone: 'success',
      text: 'Course "Arabic for Readers" has been deleted successfully.',
      action: { label: 'Undo', onPress: undo },
    },
  },
  play: async ({ canvas, userEvent }) => {
    undo.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(undo).toHaveBeenCalledOnce()
  },
})

export const Hovered = WithUndo.extend({
  parameters: { pseudo: { hover: 'output button' } },
  play: ({ canvas }) =>
    expectUnlike(canvas.getByRole('button', { name: 'Close notice' }), canvas.getByText(/has been deleted/)),
})

export const Focused = WithUndo.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expectRing(canvas.getByRole('button', { name: 'Undo' }))
  },
})

export const Info = meta.story({
  args: { notice: { id: 3, tone: 'info', text: 'You are offline. The list may be old.' } },
})

/** An error is announced immediately and stays until it is closed. */
export const Failed = meta.story({
  args: { notice: { id: 4, tone: 'error', text: 'The course could not be saved.' }, lifeMs: 50 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The course could not be saved.')
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

/** Undo, then close: the focus is restored. */
export const ByKeyboard = meta.story({
  render: (args) => <Page {...args} />,
  play: async ({ canvas, userEvent }) => {
    undo.mockClear()
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

export const LongText = meta.story({
  args: {
    notice: {
      id: 5,
      tone: 'error',
      text: 'The course could not be saved. The server did not answer in time; please check the connection and try once more.',
      action: { label: 'Try again', onPress: undo },
    },
  },
})

export const Malayalam = meta.story({
  args: {
    notice: {
      id: 6,
      tone: 'success',
      text: '"ഹദീസ് പഠനം" എന്ന കോഴ്സ് ഇല്ലാതാക്കി.',
      action: { label: 'തിരിച്ചെടുക്കുക', onPress: undo },
    },
  },
  decorators: [inMalayalam],
})

/** It is on the left, with its close button on its left. */
export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  args: {
    notice: {
      id: 7,
      tone: 'success',
      text: 'تم حذف الدورة "الأربعون النووية".',
      action: { label: 'تراجع', onPress: undo },
    },
  },
  decorators: [inArabic],
  play: async ({ canvas }) => {
    const cross = canvas.getByRole('button', { name: 'Close notice' }).getBoundingClientRect()
    const text = canvas.getByText(/الأربعون/).getBoundingClientRect()
    await expect(cross.right).toBeLessThan(text.left)
    await expect(cross.left).toBeLessThan(window.innerWidth / 2)
  },
})

/** Full width, with touch-sized buttons. */
export const Narrow = LongText.extend({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('button', { name: 'Close notice' }).getBoundingClientRect()
    await expect(height).toBeGreaterThanOrEqual(44)
    await expectToFit()
  },
})

/** Nothing is visible, but both live regions are in the DOM. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement()
  },
})

const saved = {
  id: 'saved',
  tone: 'success',
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
