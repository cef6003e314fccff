import type { ReactNode } from 'react'
import { classNames } from '#design-system/classNames.ts'
import type { DomProps } from '#design-system/domProps.ts'
import classes from './StateFrame.module.css'

export interface StateProps extends DomProps<HTMLDivElement> {
  /** Shown verbatim. */
  title: string
  /** The cause, or what to do about it. */
  children?: ReactNode
  /** URL of an illustration, 150 x 105 px. */
  art?: string
  /** One action: a button or a link. */
  action?: ReactNode
}

interface StateFrameProps extends StateProps {
  role?: 'alert'
}

export function StateFrame({ title, children, art, action, role, className, ...frame }: StateFrameProps) {
  return (
    <div {...frame} className={classNames(classes.frame, className)} role={role}>
      {art !== undefined && <img className={classes.art} src={art} alt="" width={150} height={105} />}
      <h2 className={classes.title}>{title}</h2>
      {children !== undefined && <p className={classes.text}>{children}</p>}
      {action !== undefined && <div className={classes.action}>{action}</div>}
    </div>
  )
}
