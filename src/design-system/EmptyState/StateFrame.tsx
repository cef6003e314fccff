import type { ReactNode, Ref } from 'react'
import classes from './StateFrame.module.css'

export interface StateProps {
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
  ref?: Ref<HTMLDivElement>
  role?: 'alert'
}

export function StateFrame({ title, children, art, action, ref, role }: StateFrameProps) {
  return (
    <div className={classes.frame} ref={ref} role={role}>
      {art !== undefined && <img className={classes.art} src={art} alt="" width={150} height={105} />}
      <h2 className={classes.title}>{title}</h2>
      {children !== undefined && <p className={classes.text}>{children}</p>}
      {action !== undefined && <div className={classes.action}>{action}</div>}
    </div>
  )
}
