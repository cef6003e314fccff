import type { ReactNode } from 'react'
import { Icon } from '#design-system/Icon/Icon.tsx'
import classes from './InlineAlert.module.css'
import { toneIcons, type Tone } from './tones.ts'

interface InlineAlertProps {
  /** Errors are announced assertively, other tones politely. @default 'error' */
  tone?: Tone
  /** One or two buttons below the text. */
  action?: ReactNode
  children: ReactNode
}

/** A tinted message box inside a page or dialog. */
export function InlineAlert({ tone = 'error', action, children }: InlineAlertProps) {
  return (
    <div className={classes.alert} data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon className={classes.sign} name={toneIcons[tone]} />
      <div className={classes.text}>
        {children}
        {action !== undefined && <div className={classes.action}>{action}</div>}
      </div>
    </div>
  )
}
