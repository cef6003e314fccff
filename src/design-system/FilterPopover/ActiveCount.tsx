import { useWords } from '#design-system/Words/useWords.ts'
import classes from './ActiveCount.module.css'
import { filterPopoverWords } from './words.ts'

/** The number of active filters, in the label of the button that shows them; nothing for 0. */
export function ActiveCount({ count }: { count: number }) {
  const words = useWords('filterPopover', filterPopoverWords)
  return (
    count > 0 && (
      <span className={classes.count}>
        {count}
        <span className="visually-hidden"> {words.inEffect}</span>
      </span>
    )
  )
}
