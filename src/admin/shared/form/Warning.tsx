import type { ReactNode } from 'react'
import { Icon } from '#design-system/Icon/Icon.tsx'
import classes from './Warning.module.css'

/** A warning in a field's description, which does not block the submit. */
export function Warning({ children }: { children: ReactNode }) {
  return (
    <output className={classes.warning}>
      <Icon className={classes.sign} name="alert" />
      <span>{children}</span>
    </output>
  )
}
