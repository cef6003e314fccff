import { expect, waitFor, within } from 'storybook/test'
import type { PlayContext } from '#stories/playContext.ts'

/** What a filter by batch offers when a story says nothing of its data. */
export const batchNames = [
  'All Batches',
  'Batch 01',
  'Batch 03 Women',
  'Batch 04 Men',
  'Batch 05 Men',
  'Batch 06 Women',
  'Batch 07 Women',
  'Ramadan Intensive 2024',
]

/** A filter beside a list's search, once something can be chosen in it. */
async function filter({ canvas }: Pick<PlayContext, 'canvas'>, label: string) {
  const field = await canvas.findByRole('combobox', { name: label })
  await waitFor(() => expect(field).toBeEnabled())
  return field
}

/** The names that a filter offers. */
export async function filterNames(player: Pick<PlayContext, 'canvas'>, label: string) {
  const options = within(await filter(player, label)).getAllByRole('option')
  return options.map((option) => option.textContent)
}

/** Chooses a name in a filter. */
export async function chooseFilter(player: PlayContext, label: string, name: string | RegExp) {
  const field = await filter(player, label)
  await player.userEvent.selectOptions(field, await within(field).findByRole('option', { name }))
}
