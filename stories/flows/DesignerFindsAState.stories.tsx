import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Atlas } from '#stories/review/Atlas.tsx'

const meta = preview.meta({
  title: 'Designer finds a state',
  component: Atlas,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { addressOf: () => 'about:blank' },
})

/** From a screen to its state: the screen, then the picture. */
export const OpensAState = meta.story({
  name: 'goes from a screen to its state in two clicks',
  play: async ({ canvas, userEvent, step }) => {
    await step('Choose the screen: Sign-in', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Screen' }), 'Sign-in')
      // None of another screen.
      await waitFor(async () => {
        const pictures = canvas.getAllByRole('link', { name: /: / })
        await expect(pictures).toEqual(canvas.getAllByRole('link', { name: /^Sign-in: / }))
      })
    })
    await step('Click the picture of the state: ServerDown', async () => {
      await expect(canvas.getByRole('link', { name: 'Sign-in: ServerDown' })).toHaveAttribute(
        'href',
        './?path=/story/screens-console-loginpage--server-down&globals=theme:light;dir:ltr',
      )
    })
  },
})
