import { formatDistanceStrict } from 'date-fns/formatDistanceStrict'
import { dayText, timeText } from '#admin/shared/formats.ts'
import type { Class } from '#contract/classes/classes.ts'
import { classState, classTimes, type ClassState } from '#contract/classes/classState.ts'
import { Badge, type BadgeProps } from '#design-system/Badge/Badge.tsx'
import classes from './ClassTime.module.css'
import { INSTITUTE_ZONE, zoneText } from '#admin/shared/zone.ts'

/** 'in 2 hours', '22 minutes ago'. */
const distance = { addSuffix: true, roundingMethod: 'trunc' } as const

interface ClassTimeProps {
  lesson: Class
  /** In ms since 1970. */
  now: number
}

/** When a class starts, in the institute's time zone, and its state. */
export function ClassTime({ lesson, now }: ClassTimeProps) {
  const at = lesson.M03_ScheduledAt
  return (
    <span className={classes.time}>
      <span>{dayText(at)}</span>
      <span className={classes.clock}>
        {timeText(at)}
        <span className={classes.zone}>{` ${zoneText(at)}`}</span>
      </span>
      <span>
        <StateBadge lesson={lesson} now={now} />
      </span>
      <span className={classes.distance}>
        {formatDistanceStrict(classTimes(lesson, INSTITUTE_ZONE).startsAt, now, distance)}
      </span>
    </span>
  )
}

const badges = {
  coming: { tone: 'info', children: 'Coming' },
  live: { tone: 'ok', children: 'Live now' },
  past: { tone: 'neutral', children: 'Past' },
  expired: { tone: 'neutral', children: 'Expired' },
} satisfies Record<ClassState, BadgeProps>

/** The state of a class in a word. */
export const StateBadge = ({ lesson, now }: ClassTimeProps) => (
  <Badge {...badges[classState(classTimes(lesson, INSTITUTE_ZONE), now)]} />
)
