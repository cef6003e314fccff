import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { HeldAtlas } from '#stories/review/HeldAtlas.tsx'

const meta = preview.meta({
  title: 'Designer finds a state',
  component: HeldAtlas,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
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
    await step('Click the picture of the state: Server down', async () => {
      await expect(canvas.getByRole('link', { name: 'Sign-in: Server down' })).toHaveAttribute(
        'href',
        './?path=/story/screens-console-loginpage--server-down&globals=theme:light;dir:ltr;locale:english;viewport.value:office',
      )
    })
  },
})
