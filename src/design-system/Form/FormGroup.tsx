import { useId, type ReactNode } from 'react'
import { classNames } from '#design-system/classNames.ts'
import type { DomProps } from '#design-system/domProps.ts'
import classes from './FormGroup.module.css'

export interface FormGroupProps extends DomProps {
  /** Heading of the group. */
  title: string
  /** Whether the title is for screen readers alone, where the heading of the page says the same. @default false */
  isTitleHidden?: boolean
  /** What the group is about. */
  description?: string
  /** Fields, two in a row; a FormRow spans both columns. */
  children: ReactNode
}

/** A titled group of fields in a Form: title and description beside the fields, above them on phones. */
export function FormGroup(props: FormGroupProps) {
  const { title, isTitleHidden = false, description, className, children, ...group } = props
  const titleId = useId()
  return (
    <section
      {...group}
      className={classNames(classes.group, className)}
      data-title-hidden={isTitleHidden || undefined}
      aria-labelledby={titleId}
    >
      <div className={isTitleHidden ? 'visually-hidden' : classes.head}>
        <h2 className={classes.title} id={titleId}>
          {title}
        </h2>
        {description !== undefined && <p className={classes.description}>{description}</p>}
      </div>
      <div className={classes.grid}>{children}</div>
    </section>
  )
}

export interface FormRowProps extends DomProps<HTMLDivElement> {
  /** One field. */
  children: ReactNode
}

/** A field that spans both columns of a FormGroup. */
export function FormRow({ className, children, ...row }: FormRowProps) {
  return (
    <div {...row} className={classNames(classes.row, className)}>
      {children}
    </div>
  )
}
