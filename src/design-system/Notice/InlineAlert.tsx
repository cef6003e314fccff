import type { ReactNode } from 'react'
import { Icon } from '#design-system/Icon/Icon.tsx'
import { classNames } from '#design-system/classNames.ts'
import type { DomProps } from '#design-system/domProps.ts'
import classes from './InlineAlert.module.css'
import { toneIcons, type Tone } from './tones.ts'

interface InlineAlertProps extends DomProps<HTMLDivElement> {
  /** Errors are announced assertively, other tones politely. @default 'error' */
  tone?: Tone
  /** One or two buttons below the text. */
  action?: ReactNode
  /** The message. */
  children: ReactNode
}

/** A tinted message box inside a page or dialog. */
export function InlineAlert({ tone = 'error', action, className, children, ...alert }: InlineAlertProps) {
  return (
    <div
      {...alert}
      className={classNames(classes.alert, className)}
      data-tone={tone}
      role={tone === 'error' ? 'alert' : 'status'}
    >
      <Icon className={classes.sign} name={toneIcons[tone]} />
      <div className={classes.text}>
        {children}
        {action !== undefined && <div className={classes.action}>{action}</div>}
      </div>
    </div>
  )
}
