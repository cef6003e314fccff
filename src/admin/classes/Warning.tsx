import { Icon } from '#design-system/Icon/Icon.tsx'
import classes from './Warning.module.css'

/** In a field's hint: what is odd, and allowed. */
export function Warning({ children }: { children: string }) {
  return (
    <output className={classes.warning}>
      <Icon className={classes.sign} name="alert" />
      {children}
    </output>
  )
}
