import { expect, within } from 'storybook/test'
import type { PlayContext } from '#stories/playContext.ts'

export type Player = Pick<PlayContext, 'canvas' | 'userEvent'>

/** The boxes of the rows of a list, once it is loaded. */
const rowBox = /^Select (?!all )/

/** Ticks the first records of a list. Returns the bar of what is selected. */
export async function selectFirst({ canvas, userEvent }: Player, count: number) {
  await canvas.findByText(/^Page 1 of/)
  for (const box of canvas.getAllByRole('checkbox', { name: rowBox }).slice(0, count))
    await userEvent.click(box)
  const bar = canvas.getByRole('region', { name: `${count} selected` })
  await expect(bar).toBeVisible()
  return within(bar)
}

export const press = async ({ canvas, userEvent }: Player, name: string) =>
  userEvent.click(canvas.getByRole('button', { name }))

/** How many rows are ticked. */
export const ticked = ({ canvas }: Pick<Player, 'canvas'>) =>
  canvas.getAllByRole('checkbox', { checked: true, name: rowBox }).length
