import { useWords } from '#design-system/Words/useWords.ts'
import { Skeleton } from './Skeleton.tsx'
import { classNames } from '#design-system/classNames.ts'
import type { DomProps } from '#design-system/domProps.ts'
import classes from './SkeletonForm.module.css'
import { skeletonWords } from './words.ts'

export interface SkeletonFormProps extends DomProps<HTMLDivElement> {
  /** Whether the fields will stand beside the titles of their groups. @default false */
  hasGroups?: boolean
  /** Number of fields. @default 2 */
  fields?: number
}

/** A placeholder for a form while its record loads. */
export function SkeletonForm({ hasGroups, fields = 2, className, ...card }: SkeletonFormProps) {
  const words = useWords('skeleton', skeletonWords)
  return (
    <div {...card} className={classNames(classes.card, className)} data-groups={hasGroups}>
      <output className="visually-hidden">{words.loading}</output>
      {Array.from({ length: fields }, (_, index) => (
        <div className={classes.field} key={index}>
          <Skeleton className={classes.label} />
          <Skeleton className={classes.control} />
        </div>
      ))}
    </div>
  )
}
