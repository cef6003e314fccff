import { useId, type ReactNode } from 'react'
import classes from './FormGroup.module.css'

interface FormGroupProps {
  title: string
  description?: string
  /** Fields, two in a row; a FormRow spans both columns. */
  children: ReactNode
}

/** A titled group of fields in a Form: title and description beside the fields, above them on phones. */
export function FormGroup({ title, description, children }: FormGroupProps) {
  const id = useId()
  return (
    <section className={classes.group} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 className={classes.title} id={id}>
          {title}
        </h2>
        {description !== undefined && <p className={classes.description}>{description}</p>}
      </div>
      <div className={classes.grid}>{children}</div>
    </section>
  )
}

interface FormRowProps {
  children: ReactNode
}

/** A field that spans both columns of a FormGroup. */
export function FormRow({ children }: FormRowProps) {
  return <div className={classes.row}>{children}</div>
}
