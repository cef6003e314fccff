import type { ReactNode } from 'react'
import classes from './PageHeader.module.css'

export interface PageHeaderProps {
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

export function PageHeader({ title, lang, count, back, actions }: PageHeaderProps) {
  return (
    <header className={classes.header}>
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
