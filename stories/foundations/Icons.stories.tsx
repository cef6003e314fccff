import { expect } from 'storybook/test'
import { Icon, type IconName } from '#design-system/Icon/Icon.tsx'
import { paths } from '#design-system/Icon/paths.ts'
import preview from '#storybook/preview.tsx'
import { CopyTable } from './TokenTable.tsx'
import classes from './foundations.module.css'

const meta = preview.meta({})

const isName = (name: string): name is IconName => name in paths
const names = Object.keys(paths).filter(isName)

/**
 * All drawings, by name: lines of 1.6 on a grid of 24 by 24, as wide as 1.25 letters, in the colour of the text beside them. They
 * carry no meaning of their own: text beside them, or the name of the button, does.
 */
export const Names = meta.story({
  render: () => (
    <>
      <div className={classes.actions}>
        {['text-ui-sm', 'text-ui', 'text-lead'].map((size) => (
          <span key={size} style={{ fontSize: `var(--${size})` }}>
            <Icon name="edit" /> {size}
          </span>
        ))}
      </div>
      <div className={classes.grid}>
        {names.map((name) => (
          <span key={name} className={classes.actions}>
            <Icon name={name} /> {name}
          </span>
        ))}
      </div>
      <CopyTable
        entries={names.map((name) => ({ name, value: '24 x 24', code: `<Icon name="${name}" />` }))}
      />
    </>
  ),
  play: ({ canvas }) => expect(canvas.getAllByRole('button')).toHaveLength(names.length),
})
