import { useEffect, useRef, useState } from 'react'
import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { grounds, marks } from './colourPairs.ts'
import { contrast, rgbOf } from './contrast.ts'
import classes from './foundations.module.css'
import { tokenNames } from './tokenNames.ts'

const meta = preview.meta({})

const hues = ['paper', 'ink', 'laterite', 'monsoon', 'brass', 'teak', 'sea']

/** The first layer: what the roles are made of. No part uses these by name. */
export const Palette = meta.story({
  render: () => (
    <div className={classes.rows}>
      {hues.map((hue) => (
        <div key={hue} className={classes.ramp}>
          {tokenNames(new RegExp(`^${hue}-\\d+$`)).map((name) => (
            <Swatch key={name} name={name} />
          ))}
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('paper-0')).toBeVisible()
    await expect(canvas.getByText('sea-100')).toBeVisible()
  },
})

/** Named in whichever of white and black can be read on it. */
function Swatch({ name }: { name: string }) {
  const swatch = useRef<HTMLSpanElement>(null)
  const [isDark, setIsDark] = useState(true)
  useEffect(() => {
    if (!swatch.current) return
    setIsDark(contrast(rgbOf(getComputedStyle(swatch.current).backgroundColor), [255, 255, 255]) > 4.5)
  }, [])
  return (
    <span ref={swatch} style={{ background: `var(--${name})`, color: isDark ? 'white' : 'black' }}>
      {name}
    </span>
  )
}

/** The second layer, in both themes: each ground with what may stand on it, the contrast computed from the tokens. */
export const RolesAndContrast = meta.story({
  render: () => (
    <div className={classes.themes}>
      <Theme name="light" />
      <Theme name="dark" />
    </div>
  ),
  play: async ({ canvas }) => {
    const cells = await canvas.findAllByText(/^\d+\.\d\d$/)
    const ratios = cells.map((cell) => Number(cell.textContent))
    await expect(ratios).toHaveLength(2 * (grounds.length + marks.length))
    await expect(Math.min(...ratios)).toBeGreaterThanOrEqual(3)
  },
})

function Theme({ name }: { name: 'light' | 'dark' }) {
  return (
    <section className={classes.theme} data-theme={name} aria-label={`${name} theme`}>
      <table>
        <thead>
          <tr>
            <th scope="col">Sample</th>
            <th scope="col">Roles</th>
            <th scope="col">Needs</th>
            <th scope="col">Contrast</th>
          </tr>
        </thead>
        <tbody>
          {grounds.map(([ground, text]) => (
            <Pair key={`${ground} ${text}`} ground={ground} ink={text} needs={4.5} />
          ))}
          {marks.map(([ground, mark]) => (
            <Pair key={`${ground} ${mark}`} ground={ground} ink={mark} needs={3} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface PairProps {
  ground: string
  ink: string
  needs: number
}

function Pair({ ground, ink, needs }: PairProps) {
  const sample = useRef<HTMLSpanElement>(null)
  const [ratio, setRatio] = useState<number>()
  useEffect(() => {
    if (!sample.current) return
    const { color, backgroundColor } = getComputedStyle(sample.current)
    setRatio(contrast(rgbOf(color), rgbOf(backgroundColor)))
  }, [])
  const isText = needs === 4.5
  return (
    <tr>
      <td>
        <span
          ref={sample}
          className={classes.sample}
          style={{ background: `var(--color-${ground})`, color: `var(--color-${ink})` }}
          lang="ml"
        >
          {isText ? 'Aa ഹ' : <span className={classes.mark} />}
        </span>
      </td>
      <td>{`${ink} on ${ground}`}</td>
      <td>{needs}</td>
      <td>{ratio?.toFixed(2)}</td>
    </tr>
  )
}
