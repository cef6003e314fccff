import { Icon } from '#design-system/Icon/Icon.tsx'
import type { Option } from '#design-system/Select/option.ts'
import { useWords } from '#design-system/Words/useWords.ts'
import classes from './Tags.module.css'
import { multiSelectWords } from './words.ts'

interface TagsProps {
  /** Accessible name of the list. */
  label: string
  chosen: readonly Option[]
  isDisabled?: boolean
  onRemove: (id: string) => void
}

/** Maximum tags shown; the rest are counted. The last ones stay visible, as Backspace removes those. */
const MAX_TAGS = 12

/** The selected options, each with a button that removes it. */
export function Tags({ label, chosen, isDisabled, onRemove }: TagsProps) {
  const words = useWords('multiSelect', multiSelectWords)
  const hidden = Math.max(0, chosen.length - MAX_TAGS)
  if (chosen.length === 0) return null

  return (
    <ul className={classes.tags} aria-label={label}>
      {hidden > 0 && <li className={classes.more}>{words.more(hidden)}</li>}
      {chosen.slice(hidden).map(({ id, name }) => (
        <li className={classes.tag} key={id}>
          <span className={classes.name}>
            <bdi>{name}</bdi>
          </span>
          <button
            className={classes.remove}
            type="button"
            aria-label={words.remove(name)}
            disabled={isDisabled}
            onClick={() => onRemove(id)}
          >
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  )
}
