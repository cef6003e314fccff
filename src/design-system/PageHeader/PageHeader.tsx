import type { ReactNode } from 'react'
import { classNames } from '#design-system/classNames.ts'
import type { DomProps } from '#design-system/domProps.ts'
import classes from './PageHeader.module.css'

export interface PageHeaderProps extends DomProps {
  /** The page's heading. */
  title: string
  /** Language of the title: 'ml', 'ar'. */
  lang?: string
  /** Item count beside the title; hidden on phones. */
  count?: ReactNode
  /** A BackLink. */
  back?: ReactNode
  /** Buttons at the end. */
  actions?: ReactNode
}

/** The heading of a page, with its way back and its actions. */
export function PageHeader({ title, lang, count, back, actions, className, ...header }: PageHeaderProps) {
  return (
    <header {...header} className={classNames(classes.header, className)}>
      {back}
      <div className={classes.heading}>
        <h1 className={classes.title} lang={lang}>
          {title}
        </h1>
        {count !== undefined && <span className={classes.count}>{count}</span>}
      </div>
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </header>
  )
}
