import type { PageContents } from '#contract/site/pages.ts'
import { Star } from '#design-system/Ornaments/Star.tsx'
import { ContentText } from '#site/ContentText.tsx'
import classes from './Programme.module.css'

interface ProgrammeProps {
  points: PageContents['events']['cards'][number]['programme']
}

/** The sessions of an event in order, drawn as a chain. */
export function Programme({ points }: ProgrammeProps) {
  return (
    <>
      <h3 className={classes.heading}>Programme</h3>
      <ol className={classes.chain}>
        {points.map(({ time, title, place }, index) => (
          // Time and title may repeat on another day, so the key is the index.
          <li key={index} className={classes.point}>
            <Star className={classes.star} />
            <ContentText className={classes.time}>{time}</ContentText>
            <ContentText className={classes.title}>{title}</ContentText>
            {place !== undefined && <ContentText className={classes.place}>{place}</ContentText>}
          </li>
        ))}
      </ol>
    </>
  )
}
