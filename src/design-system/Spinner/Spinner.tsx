import classes from './Spinner.module.css'

interface SpinnerProps {
  /** Said to screen readers; without it the spinner is decoration beside words that say the same. */
  label?: string
}

/** A turning ring, 1em wide, in the colour of the text around it. */
export function Spinner({ label }: SpinnerProps) {
  if (label === undefined) return <span className={classes.spinner} aria-hidden="true" />
  return (
    <output className={classes.status}>
      <span className={classes.spinner} />
      <span className="visually-hidden">{label}</span>
    </output>
  )
}
