import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { Icon } from '#design-system/Icon/Icon.tsx'
import classes from './CalendarLinks.module.css'

interface CalendarLinksProps {
  /** The URL of the class page. */
  address: string
  /** The name of the calendar. */
  name: string
}

/** Subscribes to the division's feed in the calendars that people have. */
export function CalendarLinks({ address, name }: CalendarLinksProps) {
  const feed = `${address}.ics`
  const webcal = feed.replace(/^https?:/, 'webcal:')
  const ways = [
    ['Google Calendar', `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`],
    ['Apple Calendar', webcal],
    [
      'Outlook',
      `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(feed)}&name=${encodeURIComponent(name)}`,
    ],
  ] as const
  return (
    <section className={classes.card} aria-labelledby="calendar">
      <h2 className={classes.title} id="calendar">
        <Icon name="calendar" />
        Add to calendar
      </h2>
      <p>
        New and changed classes come to your phone’s calendar by themselves. That can take some hours: this
        page is always right.
      </p>
      <ul className={classes.ways}>
        {ways.map(([label, href]) => (
          <li key={label}>
            <ButtonLink href={href} rel="noreferrer">
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
