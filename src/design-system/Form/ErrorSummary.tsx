import type { MouseEvent, Ref } from 'react'
import { Icon } from '#design-system/Icon/Icon.tsx'
import { useWords } from '#design-system/Words/useWords.ts'
import classes from './ErrorSummary.module.css'
import type { FormField } from './FormContext.ts'
import { formWords } from './words.ts'

interface ErrorSummaryProps {
  ref: Ref<HTMLDivElement>
  fields: readonly FormField[]
  messages: Readonly<Record<string, string>>
}

/** Links to the fields with errors; errors without a field in the form are shown as text, so that none is lost. */
export function ErrorSummary({ ref, fields, messages }: ErrorSummaryProps) {
  const words = useWords('form', formWords)
  const invalid = fields.filter((field) => messages[field.name] !== undefined)
  const others = Object.entries(messages).filter(([name]) => !fields.some((field) => field.name === name))
  if (invalid.length + others.length === 0) return null

  return (
    <div className={classes.summary} ref={ref} role="alert" tabIndex={-1}>
      <Icon name="alert" className={classes.sign} />
      <div className={classes.text}>
        {invalid.length > 0 && (
          <>
            <p>{words.invalidFields(invalid.length)}</p>
            <ul className={classes.links}>
              {invalid.map(({ id, label }) => (
                <li key={id}>
                  <a className={classes.link} href={`#${id}`} onClick={(event) => focusField(event, id)}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
        {others.map(([name, text]) => (
          <p key={name}>{text}</p>
        ))}
      </div>
    </div>
  )
}

/** Focuses the field without changing the URL, which is the router's. */
function focusField(event: MouseEvent, id: string) {
  event.preventDefault()
  document.getElementById(id)?.focus()
}
