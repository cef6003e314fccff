import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import classes from './foundations.module.css'
import { TokenTable } from './TokenTable.tsx'
import { tokenNames, valueOf } from './tokenNames.ts'

const meta = preview.meta({
  title: 'Space, shape, depth',
})

/** Multiples of four, with a few halves for what sits inside a control; heights of bars and controls; widths that pages keep to. */
export const Space = meta.story({
  render: () => (
    <>
      <Bars names={tokenNames(/^space-/)} />
      <Bars names={tokenNames(/^(header-h|panel-w|dock-h|control-h.*|touch|row-h|container.*)$/)} />
    </>
  ),
  play: ({ canvas }) => expect(canvas.getByText('space-4 1rem')).toBeVisible(),
})

/** Shadows are tinted like teak in light; in dark, depth is a lighter ground with a hairline. Below: each value, to copy. */
export const ShapeAndDepth = meta.story({
  render: () => (
    <>
      <div className={classes.grid}>
        {tokenNames(/^radius-/).map((name) => (
          <figure key={name} className={classes.figure}>
            <div className={classes.box} style={{ borderRadius: `var(--${name})` }} />
            <figcaption>{`${name}, ${valueOf(name)}`}</figcaption>
          </figure>
        ))}
        <figure className={classes.figure}>
          <div
            className={classes.fill}
            style={{ clipPath: 'var(--shape-star)', inlineSize: '5rem', blockSize: '5rem' }}
          />
          <figcaption>shape-star</figcaption>
        </figure>
        {tokenNames(/^shadow-/).map((name) => (
          <figure key={name} className={classes.figure}>
            <div className={classes.box} style={{ boxShadow: `var(--${name})` }} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
      <TokenTable names={tokenNames(/^(space|radius|shadow)-/)} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('shape-star')).toBeVisible()
    await expect(canvas.getByText('var(--space-4)')).toBeVisible()
  },
})

function Bars({ names }: { names: string[] }) {
  return (
    <div className={classes.rows}>
      {names.map((name) => (
        <div key={name} className={classes.bar}>
          <span>{`${name} ${valueOf(name)}`}</span>
          <span className={classes.fill} style={{ inlineSize: `min(100%, var(--${name}))` }} />
        </div>
      ))}
    </div>
  )
}
