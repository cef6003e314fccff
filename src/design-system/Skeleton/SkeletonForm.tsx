import { Skeleton } from './Skeleton.tsx'
import classes from './SkeletonForm.module.css'

export interface SkeletonFormProps {
  /** Whether the fields will stand beside the titles of their groups. */
  hasGroups?: boolean
  /** @default 2 */
  fields?: number
}

/** A placeholder for a form while its record loads. */
export function SkeletonForm({ hasGroups, fields = 2 }: SkeletonFormProps) {
  return (
    <div className={classes.card} data-groups={hasGroups}>
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
