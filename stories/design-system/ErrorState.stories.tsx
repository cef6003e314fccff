import { expect, fn } from 'storybook/test'
import errorLamp from '#content/art/error-lamp.svg'
import { Button } from '#design-system/Button/Button.tsx'
import { ErrorState } from '#design-system/EmptyState/ErrorState.tsx'
import { TextField } from '#design-system/TextField/TextField.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/ErrorState.ts'

const retry = fn()

const meta = preview.meta({
  component: ErrorState,
  parameters: { guide },
  args: {
    title: 'Error loading data',
    art: errorLamp,
    children: 'The list could not be loaded. Check the connection, then try again.',
    action: (
      <Button variant="primary" icon="retry" onPress={retry}>
        Retry
      </Button>
    ),
  },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    retry.mockClear()
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error loading data')
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(retry).toHaveBeenCalledOnce()
  },
})

/** Somebody who types is not torn away. */
export const WhileTyping = meta.story({
  render: (args) => (
    <>
      <TextField label="Search" name="search" isAutoFocused />
      <ErrorState {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Search' })).toHaveFocus()
  },
})
