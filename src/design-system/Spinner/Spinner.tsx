import classes from './Spinner.module.css'

interface SpinnerProps {
  /** Text for screen readers; without it the spinner is decorative, beside text with the same meaning. */
  label?: string
}

/** A spinning ring, 1em wide, in the surrounding text colour. */
export function Spinner({ label }: SpinnerProps) {
  if (label === undefined) return <span className={classes.spinner} aria-hidden="true" />
  return (
    <output className={classes.status}>
      <span className={classes.spinner} />
      <span className="visually-hidden">{label}</span>
    </output>
  )
}
