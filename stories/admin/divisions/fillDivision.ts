import { expect, screen, waitFor } from 'storybook/test'
import type { PlayContext } from '#stories/playContext.ts'

export async function chooseBatch({ canvas, userEvent }: PlayContext, name: string) {
  const batch = await canvas.findByRole('combobox', { name: /^Batch/ })
  await waitFor(() => expect(batch).toBeEnabled())
  await userEvent.click(batch)
  await userEvent.click(await screen.findByRole('option', { name }))
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
}

export async function chooseMentor({ canvas, userEvent }: PlayContext, name: string) {
  const mentor = await canvas.findByRole('combobox', { name: /^Mentor/ })
  await waitFor(() => expect(mentor).toBeEnabled())
  await userEvent.type(mentor, name)
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }))
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
}

/** Division F of Batch 06 Women, with Hafsa Majeed. */
export async function fillDivision(player: PlayContext) {
  await player.userEvent.type(await player.canvas.findByLabelText(/^Division Name/), 'Division F')
  await chooseBatch(player, 'Batch 06 Women')
  await chooseMentor(player, 'Hafsa Majeed')
}
