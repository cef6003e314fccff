import { expect, waitFor, within } from 'storybook/test'
import type { PlayContext } from '#stories/playContext.ts'

/** The options of the batch filter with the default data. */
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

/** Returns a list's filter once it has options. */
async function filter({ canvas }: Pick<PlayContext, 'canvas'>, label: string) {
  const field = await canvas.findByRole('combobox', { name: label })
  await waitFor(() => expect(field).toBeEnabled())
  return field
}

/** Returns the option names of a filter. */
export async function filterNames(player: Pick<PlayContext, 'canvas'>, label: string) {
  const options = within(await filter(player, label)).getAllByRole('option')
  return options.map((option) => option.textContent)
}

/** Chooses an option of a filter by name. */
export async function chooseFilter(player: PlayContext, label: string, name: string | RegExp) {
  const field = await filter(player, label)
  await player.userEvent.selectOptions(field, await within(field).findByRole('option', { name }))
}
