import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants'
import { dayText, timeText } from '#admin/shared/formats.ts'
import type { Class } from '#contract/classes/classes.ts'
import { classState, classTimes, type ClassState } from '#contract/classes/classState.ts'
import { Badge, type BadgeProps } from '#design-system/Badge/Badge.tsx'
import classes from './ClassTime.module.css'
import { INSTITUTE_ZONE, zoneText } from '#admin/shared/zone.ts'

const units = [
  ['year', 365 * millisecondsInDay],
  ['month', 30 * millisecondsInDay],
  ['day', millisecondsInDay],
  ['hour', millisecondsInHour],
  ['minute', millisecondsInMinute],
] as const

const words = new Intl.RelativeTimeFormat('en')

/** 'in 2 hours', '22 minutes ago'. With formatDistanceStrict comes all that date-fns knows of English, which is 3 kB. */
function distanceText(ms: number): string {
  const [unit, length] = units.find(([, least]) => Math.abs(ms) >= least) ?? (['second', 1000] as const)
  return words.format(Math.trunc(ms / length), unit)
}

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
        {distanceText(classTimes(lesson, INSTITUTE_ZONE).startsAt - now)}
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
