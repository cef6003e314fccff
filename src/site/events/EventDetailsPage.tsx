import { events } from 'content:events'
import { paths } from '#contract/paths.ts'
import { Chain } from '#design-system/Ornaments/Chain.tsx'
import { PageMeta } from '#site/PageMeta.tsx'
import { Words } from '#site/Words.tsx'
import { WayBack } from '#site/WayBack.tsx'
import classes from './EventDetailsPage.module.css'
import { EventDetails } from './EventDetails.tsx'
import { useAskedEvent } from './useAskedEvent.ts'

interface EventDetailsPageProps {
  /** @default the content file's */
  content?: typeof events
}

/** All events in their order; `?event=2` opens at the second. @spec 28, reading Q6 */
export function EventDetailsPage({ content = events }: EventDetailsPageProps) {
  const { heading, description, cards } = content
  const page = useAskedEvent()
  return (
    <div ref={page} className={classes.page}>
      <PageMeta title={heading} description={description} />
      <WayBack className={classes.back} href={paths.events}>
        Back to Events
      </WayBack>
      <Words as="h1" className="visually-hidden">
        {heading}
      </Words>
      {cards.map((event, index) => (
        <div key={index} className={classes.event}>
          {index > 0 && <Chain className={classes.chain} />}
          <EventDetails event={event} isFirst={index === 0} />
        </div>
      ))}
    </div>
  )
}
