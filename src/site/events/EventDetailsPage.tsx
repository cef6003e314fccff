import { sitePaths } from '#contract/paths.ts'
import type { PageContents } from '#contract/site/pages.ts'
import { Chain } from '#design-system/Ornaments/Chain.tsx'
import { PageMeta } from '#site/PageMeta.tsx'
import { ContentText } from '#site/ContentText.tsx'
import { TextBackLink } from '#site/TextBackLink.tsx'
import classes from './EventDetailsPage.module.css'
import { EventDetails } from './EventDetails.tsx'
import { eventsInOrder } from './eventOrder.ts'
import { NoEvents } from './NoEvents.tsx'
import { useHasPassed } from './useHasPassed.ts'
import { useLinkedEvent } from './useLinkedEvent.ts'

interface EventDetailsPageProps {
  content: PageContents['events']
}

/** All events in the order of the events page; `?event=2` scrolls to the second of the content. @spec 28, reading Q6 */
export function EventDetailsPage({ content }: EventDetailsPageProps) {
  const { heading, description, cards } = content
  const { coming, past } = eventsInOrder(cards, useHasPassed())
  const page = useLinkedEvent()
  return (
    <div ref={page} className={classes.page}>
      <PageMeta title={heading} description={description} />
      <TextBackLink className={classes.back} href={sitePaths.events}>
        Back to Events
      </TextBackLink>
      <ContentText as="h1" className="visually-hidden">
        {heading}
      </ContentText>
      {cards.length === 0 && <NoEvents />}
      {[...coming, ...past].map((event, index) => (
        <div key={event.number} className={classes.event} data-event={event.number}>
          {index > 0 && <Chain className={classes.chain} />}
          <EventDetails event={event} isFirst={index === 0} />
        </div>
      ))}
    </div>
  )
}
