import { expect, spyOn } from 'storybook/test'
import { breakpoints } from '#design-system/breakpoints.ts'
import preview from '#storybook/preview.tsx'
import { CopyTable } from './TokenTable.tsx'

const meta = preview.meta({})

const uses: Record<keyof typeof breakpoints, string> = {
  letters: 'Below it, letters are large: no phone is narrower.',
  narrow: 'Up to it, the smallest phones.',
  small: 'Up to it, dialogs and players have one column.',
  phone: 'Up to it, the layout of phones: cards in place of tables, controls of 44 px.',
  tablet: 'From it, three columns of cards.',
  laptop: 'From it, hero and tables in full.',
  desktop: 'From it, four columns of cards.',
  wide: 'From it, five columns of cards.',
}

/** A media query cannot use a custom property, so it repeats the number in em; scripts import `breakpoints`. */
export const Values = meta.story({
  render: () => (
    <CopyTable
      entries={Object.entries(breakpoints).map(([name, px]) => ({
        name,
        value: `${px} px`,
        code: `(width <= ${px / 16}em)`,
        use: Object.entries(uses).find(([each]) => each === name)?.[1],
      }))}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy (width <= 48em)' }))
    await expect(write).toHaveBeenCalledWith('(width <= 48em)')
    await expect(await canvas.findByText('Copied (width <= 48em)')).toBeInTheDocument()
  },
})
