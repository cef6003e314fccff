import { waitFor, within } from 'storybook/test'
import type { PlayContext } from '#stories/playContext.ts'

/** Opens a section of the console from its menu. */
export async function openSection({ canvas, userEvent }: PlayContext, name: string) {
  // A screen that goes takes its button along: then the next one's is pressed.
  await waitFor(async () => {
    if (canvas.queryByRole('dialog') === null)
      await userEvent.click(canvas.getByRole('button', { name: /^Menu/ }))
    canvas.getByRole('dialog', { name: 'Menu' })
  })
  const menu = within(canvas.getByRole('dialog', { name: 'Menu' }))
  await userEvent.click(menu.getByRole('link', { name: new RegExp(`^${name}`) }))
}

/** Opens the add form of a section, by its button's label. */
export async function openForm(player: PlayContext, section: string, label: string) {
  await openSection(player, section)
  const [add] = await player.canvas.findAllByRole('link', { name: label })
  await player.userEvent.click(add ?? document.body)
}

/** Fills fields by label, each at once. */
export async function type({ canvas, userEvent }: PlayContext, texts: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(texts)) {
    await userEvent.click(await canvas.findByRole('textbox', { name: label }))
    await userEvent.paste(text)
  }
}

/** Confirms a deletion in its dialog. */
export async function confirm({ canvas, userEvent }: PlayContext) {
  const dialog = await canvas.findByRole('alertdialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
}
