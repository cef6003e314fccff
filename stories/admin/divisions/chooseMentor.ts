import { screen, waitFor, expect } from 'storybook/test'
import { loaded } from '#stories/admin/formPlay.ts'
import type { PlayContext } from '#stories/playContext.ts'

/** Chooses the mentor, found by typing the name. */
export async function chooseMentor(player: PlayContext, name: string) {
  await player.userEvent.type(await loaded(player.canvas, /^Mentor/), name)
  await player.userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }))
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
}
