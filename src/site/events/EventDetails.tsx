import { useId } from 'react'
import { sitePaths } from '#contract/paths.ts'
import type { PageContents } from '#contract/site/pages.ts'
import { Badge } from '#design-system/Badge/Badge.tsx'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { Kicker } from '#design-system/Kicker/Kicker.tsx'
import { langOf } from '#design-system/langOf.ts'
import { loadingOf } from '#site/loadingOf.ts'
import { ContentText } from '#site/ContentText.tsx'
import classes from './EventDetails.module.css'
import { Fact } from './Fact.tsx'
import { Programme } from './Programme.tsx'
import { useHasPassed } from './useHasPassed.ts'

interface EventDetailsProps {
  event: PageContents['events']['cards'][number]
  /** Whether its poster is in the initial viewport and loads first. */
  isFirst: boolean
}

/** An event: poster, text and programme, with date and place beside them. */
export function EventDetails({ event, isFirst }: EventDetailsProps) {
  const { title, kicker, lead, picture, fullPlace, note, programme, when, hasPictures } = event
  const titleId = useId()
  const hasPassed = useHasPassed()(event)
  return (
    <article className={classes.event} aria-labelledby={titleId}>
      <div>
        <img className={classes.poster} {...picture} alt="" {...loadingOf(isFirst)} />
        <Kicker {...langOf(kicker)} className={classes.kicker}>
          {kicker}
        </Kicker>
        <ContentText as="h2" id={titleId} className={classes.title} tabIndex={-1}>
          {title}
        </ContentText>
        <ContentText className={classes.lead}>{lead}</ContentText>
        {programme.length > 0 && <Programme points={programme} />}
      </div>
      <aside className={classes.aside} aria-label={`When and where: ${title}`}>
        <div className={classes.head}>
          <h3 className={classes.heading}>When and where</h3>
          {hasPassed && <Badge>Past event</Badge>}
        </div>
        <Fact icon="calendar" label="Date">
          {when.dates}
        </Fact>
        <Fact icon="clock" label="Time">
          {when.times}
        </Fact>
        <Fact icon="pin" label="Place">
          {fullPlace}
        </Fact>
        {note !== undefined && <ContentText className={classes.note}>{note}</ContentText>}
        {hasPassed && hasPictures === true && (
          <ButtonLink size="lg" icon="picture" isWide href={sitePaths.gallery}>
            See the pictures
          </ButtonLink>
        )}
        <ButtonLink
          variant="primary"
          size="lg"
          icon="mail"
          isWide
          href={sitePaths.contact}
          state={{ message: `About ${title}, ${when.date}:\n` }}
        >
          Ask about this event
          <span className="visually-hidden">: {title}</span>
        </ButtonLink>
      </aside>
    </article>
  )
}
