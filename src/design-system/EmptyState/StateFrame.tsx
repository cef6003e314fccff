import type { ReactNode, Ref } from 'react'
import classes from './StateFrame.module.css'

export interface StateProps {
  /** Shown exactly as given. */
  title: string
  /** What happened, or what to do about it. */
  children?: ReactNode
  /** Address of a drawing, 150 x 105 px. */
  art?: string
  /** One way out: a button or a link. */
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
