import { sitePaths } from '#contract/paths.ts'
import type { PageContents } from '#contract/site/pages.ts'
import { Badge } from '#design-system/Badge/Badge.tsx'
import { Card } from '#design-system/Card/Card.tsx'
import { langOf } from '#design-system/langOf.ts'
import { loadingOf } from '#site/loadingOf.ts'
import { PageHead } from '#site/PageHead.tsx'
import { PageMeta } from '#site/PageMeta.tsx'
import { ContentText } from '#site/ContentText.tsx'
import classes from './EventsPage.module.css'
import { eventsInOrder, type NumberedEvent } from './eventOrder.ts'
import { Fact } from './Fact.tsx'
import { NoEvents } from './NoEvents.tsx'
import { useHasPassed } from './useHasPassed.ts'

interface EventsPageProps {
  content: PageContents['events']
}

/** The events in order of date, those to come first, each linked to its section of the details page. @spec 24-27, 500, reading Q6 */
export function EventsPage({ content }: EventsPageProps) {
  const { kicker, heading, lead, description, cards } = content
  const hasPassed = useHasPassed()
  const { coming, past } = eventsInOrder(cards, hasPassed)
  return (
    <>
      <PageMeta title={heading} description={description} />
      <PageHead kicker={kicker} heading={heading} lead={lead} />
      {cards.length === 0 && (
        <div className={classes.none}>
          <NoEvents />
        </div>
      )}
      <EventCards events={coming} isFirst />
      {coming.length > 0 && past.length > 0 && <h2 className={classes.heading}>Past events</h2>}
      <EventCards events={past} isFirst={coming.length === 0} isPast />
    </>
  )
}

interface EventCardsProps {
  events: readonly NumberedEvent[]
  /** Whether its first picture is in the initial viewport. */
  isFirst: boolean
  isPast?: boolean
}

function EventCards({ events, isFirst, isPast = false }: EventCardsProps) {
  if (events.length === 0) return null
  return (
    <div className={classes.cards}>
      {events.map(({ title, text, picture, when, place, number }, index) => {
        const { day, month, year, time } = when
        return (
          <Card
            key={number}
            shape="photo"
            href={`${sitePaths.eventDetails}?event=${number}`}
            media={<img {...picture} alt="" {...loadingOf(isFirst && index === 0)} />}
            mark={
              <>
                <b>{day}</b> {month} {year}
              </>
            }
            title={title}
            lang={langOf(title).lang}
          >
            <ContentText>{text}</ContentText>
            <div className={classes.facts}>
              <Fact icon="pin" label="Place">
                {place}
              </Fact>
              <Fact icon="clock" label="Time">
                {time}
              </Fact>
              {isPast && <Badge className={classes.past}>Past event</Badge>}
            </div>
          </Card>
        )
      })}
    </div>
  )
}
