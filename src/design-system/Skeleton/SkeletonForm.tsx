import { Skeleton } from './Skeleton.tsx'
import classes from './SkeletonForm.module.css'

interface SkeletonFormProps {
  /** @default 2 */
  fields?: number
}

/** Placeholder for a form while its record loads. */
export function SkeletonForm({ fields = 2 }: SkeletonFormProps) {
  return (
    <div className={classes.card}>
      <output className="visually-hidden">Loading</output>
      {Array.from({ length: fields }, (_, index) => (
        <div className={classes.field} key={index}>
          <Skeleton className={classes.label} />
          <Skeleton className={classes.control} />
        </div>
      ))}
    </div>
  )
}
