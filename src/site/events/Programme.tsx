import type { events } from 'content:events'
import { Star } from '#design-system/Ornaments/Star.tsx'
import { Words } from '#site/Words.tsx'
import classes from './Programme.module.css'

interface ProgrammeProps {
  points: (typeof events)['cards'][number]['programme']
}

/** What happens one after another, as the links of a chain. */
export function Programme({ points }: ProgrammeProps) {
  return (
    <>
      <h3 className={classes.heading}>Programme</h3>
      <ol className={classes.chain}>
        {points.map(({ time, title, place }, index) => (
          // The same may be said at the same hour of the next day.
          <li key={index} className={classes.point}>
            <Star className={classes.star} />
            <Words className={classes.time}>{time}</Words>
            <Words className={classes.title}>{title}</Words>
            {place !== undefined && <Words className={classes.place}>{place}</Words>}
          </li>
        ))}
      </ol>
    </>
  )
}
