import { events } from 'content:events'
import { paths } from '#contract/paths.ts'
import { Card } from '#design-system/Card/Card.tsx'
import { langOf } from '#design-system/langOf.ts'
import { loadingOf } from '#site/loadingOf.ts'
import { PageHead } from '#site/PageHead.tsx'
import { PageMeta } from '#site/PageMeta.tsx'
import { ContentText } from '#site/ContentText.tsx'
import classes from './EventsPage.module.css'
import { Fact } from './Fact.tsx'

/** Three events, each linked to its section of the details page. @spec 24-27, 500, reading Q6 */
export function EventsPage() {
  const { kicker, heading, lead, description, cards } = events
  return (
    <>
      <PageMeta title={heading} description={description} />
      <PageHead kicker={kicker} heading={heading} lead={lead} />
      <div className={classes.cards}>
        {cards.map(({ title, text, picture, when, place }, index) => {
          const { day, month, year, time } = when
          return (
            <Card
              key={index}
              shape="photo"
              href={`${paths.eventDetails}?event=${index + 1}`}
              media={<img {...picture} alt="" {...loadingOf(index === 0)} />}
              mark={
                <>
                  <b>{day}</b> {month} {year}
                </>
              }
              title={title}
              {...langOf(title)}
            >
              <ContentText>{text}</ContentText>
              <div className={classes.facts}>
                <Fact icon="pin" label="Place">
                  {place}
                </Fact>
                <Fact icon="clock" label="Time">
                  {time}
                </Fact>
              </div>
            </Card>
          )
        })}
      </div>
    </>
  )
}
