import { Skeleton } from '#design-system/Skeleton/Skeleton.tsx'
import classes from './AgendaDays.module.css'

/** Seven days in place of those that load. */
export function AgendaSkeleton() {
  return (
    <output className={classes.frame}>
      <span className="visually-hidden">Loading classes</span>
      {Array.from({ length: 7 }, (_, index) => (
        <span key={index} className={classes.loading}>
          <Skeleton />
          <Skeleton />
        </span>
      ))}
    </output>
  )
}
