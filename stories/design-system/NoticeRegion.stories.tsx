import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '#design-system/Button/Button.tsx'
import { NoticeRegion, type NoticeRegionProps } from '#design-system/Notice/NoticeRegion.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/NoticeRegion.ts'

const undo = fn()

const meta = preview.meta({
  component: NoticeRegion,
  parameters: { guide },
  args: { onDismiss: fn() },
})

export const Success = meta.story({
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

export const Info = meta.story({
  args: { notice: { id: 3, tone: 'info', text: 'You are offline. The list may be old.' } },
})

/** An error is said at once and stays until it is closed. */
export const Failure = meta.story({
  args: { notice: { id: 4, tone: 'error', text: 'The course could not be saved.' }, lifeMs: 50 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The course could not be saved.')
    await new Promise((resolve) => setTimeout(resolve, 200))
    await expect(args.onDismiss).not.toHaveBeenCalled()
  },
})

/** Waits while somebody reads or uses it, then leaves by itself. */
export const LeavesByItself = meta.story({
  args: { lifeMs: 150 },
  render: (args) => <Page {...args} />,
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save' })
    await userEvent.click(save)
    await userEvent.hover(canvas.getByText('Saved.'))
    await new Promise((resolve) => setTimeout(resolve, 400))
    await expect(canvas.getByText('Saved.')).toBeVisible()
    await userEvent.unhover(canvas.getByText('Saved.'))
    await waitFor(() => expect(canvas.queryByText('Saved.')).toBeNull())
  },
})

/** Closed by the keyboard: the focus goes back where it came from. */
export const ClosedByKeyboard = meta.story({
  render: (args) => <Page {...args} />,
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save' })
    await userEvent.click(save)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Close notice' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByText('Saved.')).toBeNull()
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

function Page(args: NoticeRegionProps) {
  const [isSaved, setSaved] = useState(false)
  return (
    <>
      <Button onPress={() => setSaved(true)}>Save</Button>
      <NoticeRegion
        {...args}
        notice={isSaved ? { id: 'saved', tone: 'success', text: 'Saved.' } : undefined}
        onDismiss={() => setSaved(false)}
      />
    </>
  )
}
