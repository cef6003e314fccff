import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import classes from './foundations.module.css'
import { TokenTable } from './TokenTable.tsx'
import { tokenNames, valueOf } from './tokenNames.ts'

const meta = preview.meta({})

const uses: Record<string, string> = {
  'dur-fast': 'colours and edges',
  'dur-mid': 'a card lifting, the play star',
  'dur-slide': 'side panel, drawer, header, carousel, lightbox',
  'dur-hero': 'pictures of the hero, every seven seconds',
}

/** Point at a line, or move the focus there, to see it run. Only transform and opacity move. Below: each value, to copy. */
export const Durations = meta.story({
  render: () => (
    <>
      <Lines />
      <TokenTable names={tokenNames(/^(dur|ease)-/)} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Run dur-/ })).toHaveLength(Object.keys(uses).length)
    await expect(canvas.getByText('var(--dur-fast)')).toBeVisible()
  },
})

/** Everything takes a millisecond and nothing travels; the hero stays on its first picture. */
export const Reduced = meta.story({
  globals: { motion: 'reduced' },
  render: () => <Lines />,
  play: async () => {
    await expect(valueOf('dur-slide')).toBe('1ms')
    await expect(valueOf('slide-distance')).toBe('0%')
  },
})

function Lines() {
  return (
    <div className={classes.page}>
      {tokenNames(/^dur-/).map((name) => (
        <div key={name} className={classes.bar}>
          <span>
            {name}
            <br />
            {uses[name]}
          </span>
          <button type="button" className={classes.track} aria-label={`Run ${name}`}>
            <span
              className={classes.runner}
              style={{ display: 'block', transition: `transform var(--${name}) var(--ease-out)` }}
            />
          </button>
        </div>
      ))}
    </div>
  )
}
