import { useState, type ComponentType } from 'react'
import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Button } from '#design-system/Button/Button.tsx'
import { tabTo } from '#stories/tabTo.ts'

interface OverlayProps {
  isOpen: boolean
  onClose: () => void
}

/** For `render`: the overlay behind a button that opens it. */
export const openedBy = <Props extends OverlayProps>(label: string, Overlay: ComponentType<Props>) =>
  function Opened(args: Props) {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <Button onPress={() => setOpen(true)}>{label}</Button>
        <Overlay {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
      </>
    )
  }

interface ClosingWays {
  /** The names of the button that opens it, and of the one in it that closes it. */
  opener: string
  cross: string
  /** A further button in it that closes it. */
  other?: string
  /** What is to be seen while it is open, and once it is closed. */
  whileOpen?: () => Promise<void>
  whenClosed?: () => Promise<void>
}

/** Opened by keyboard, and closed by Escape, the backdrop and buttons; each time the focus returns to the opener. */
export async function expectEveryWayToClose(
  { canvas, userEvent, step }: Pick<StoryContext, 'canvas' | 'userEvent' | 'step'>,
  { opener, cross, other, whileOpen, whenClosed }: ClosingWays,
) {
  const button = canvas.getByRole('button', { name: opener })
  const press = (name: string) => () => userEvent.click(canvas.getByRole('button', { name }))
  const ways = {
    escape: () => userEvent.keyboard('{Escape}'),
    backdrop: () => userEvent.click(canvas.getByRole('dialog')),
    cross: press(cross),
    ...(other !== undefined && { other: press(other) }),
  }
  for (const [name, close] of Object.entries(ways))
    await step(name, async () => {
      await tabTo(userEvent, button)
      await userEvent.keyboard('{Enter}')
      await expect(await canvas.findByRole('dialog')).toBeVisible()
      await whileOpen?.()
      await close()
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
      await whenClosed?.()
      await expect(button).toHaveFocus()
    })
}
