import { expect } from 'storybook/test'
import { Button } from '#design-system/Button/Button.tsx'
import { Kicker } from '#design-system/Kicker/Kicker.tsx'
import { TextField } from '#design-system/TextField/TextField.tsx'
import preview from '#storybook/preview.tsx'
import classes from './foundations.module.css'
import { tokenNames } from './tokenNames.ts'
import { TokenTable } from './TokenTable.tsx'

const meta = preview.meta({})

function Heights({ density }: { density: 'comfortable' | 'compact' }) {
  return (
    <section className={classes.brand} data-density={density} aria-label={density}>
      <Kicker>{density}</Kicker>
      <TextField name="title" label="Title" defaultValue="Forty Hadith" />
      <Button variant="primary">Save</Button>
    </section>
  )
}

/**
 * `data-density` makes controls and rows lower, on an element and below. On phones they keep the height of a fingertip. Below: the
 * heights that it changes, as they are without it.
 */
export const Density = meta.story({
  render: () => (
    <>
      <div className={classes.themes}>
        <Heights density="comfortable" />
        <Heights density="compact" />
      </div>
      <TokenTable names={tokenNames(/^(control-h.*|row-h|touch)$/)} />
    </>
  ),
  play: async ({ canvas }) => {
    const heights = canvas
      .getAllByRole('button', { name: 'Save' })
      .map((button) => button.getBoundingClientRect().height)
    await expect(heights).toEqual([40, 32])
    await expect(canvas.getByText('var(--row-h)')).toBeVisible()
  },
})
