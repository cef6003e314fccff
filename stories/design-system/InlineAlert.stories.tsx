import { expect } from 'storybook/test'
import { Button } from '#design-system/Button/Button.tsx'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/InlineAlert.ts'

const meta = preview.meta({
  component: InlineAlert,
  args: { children: 'Cannot delete this batch.' },
  parameters: { guide },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Cannot delete this batch.')
  },
})

export const Success = meta.story({ args: { tone: 'success', children: 'The batch is saved.' } })

export const Info = meta.story({
  args: { tone: 'info', children: 'What you typed here before is back.', action: <Button>Discard</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('What you typed here before is back.')
  },
})

export const Warning = meta.story({
  args: {
    tone: 'warning',
    children: 'Somebody else changed this in the meantime.',
    action: (
      <>
        <Button>Save mine</Button>
        <Button>Take theirs</Button>
      </>
    ),
  },
})

export const LongText = meta.story({
  args: { children: 'Cannot delete this batch, it has students. '.repeat(8) },
})
