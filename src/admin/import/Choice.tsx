import { useId, type ReactNode } from 'react'
import classes from './Choice.module.css'

interface ChoiceProps<Id extends string | number> {
  title: ReactNode
  text: string
  /** Groups the radio buttons. */
  name: string
  value: Id | undefined
  options: readonly { id: Id; name: string; detail: string }[]
  onChange: (id: Id) => void
}

/** A question with one answer, as cards. */
export function Choice<Id extends string | number>(props: ChoiceProps<Id>) {
  const { title, text, name, value, options, onChange } = props
  const id = useId()
  return (
    <fieldset className={classes.choice} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <h2 id={`${id}-title`} className={classes.title}>
        {title}
      </h2>
      <p id={`${id}-text`} className={classes.text}>
        {text}
      </p>
      <div className={classes.options}>
        {options.map((option) => (
          <label key={option.id} className={classes.option}>
            <input
              type="radio"
              name={name}
              className={classes.radio}
              checked={option.id === value}
              onChange={() => onChange(option.id)}
            />
            <span>
              <b className={classes.name}>{option.name}</b>
              {option.detail !== '' && <span className={classes.detail}>{option.detail}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
