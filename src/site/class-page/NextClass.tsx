import type { PageClass } from '#contract/classes/classPage.ts'
import { Icon } from '#design-system/Icon/Icon.tsx'
import { Kicker } from '#design-system/Kicker/Kicker.tsx'
import { ContentText } from '#site/ContentText.tsx'
import { countdownOf } from './countdown.ts'
import { placeTime } from './names.ts'
import classes from './NextClass.module.css'
import type { Times } from './times.ts'

interface NextClassProps {
  lesson: PageClass
  times: Times
  now: number
}

/** The class that begins next, with a countdown and no way to its video. */
export function NextClass({ lesson: { subject, title, startsAt }, times, now }: NextClassProps) {
  const parts = countdownOf(startsAt - now)
  const [[count, unit] = []] = parts
  const relative = times.relativeDay(startsAt)
  return (
    <section className={classes.card} aria-labelledby="next">
      <Kicker>Next</Kicker>
      <ContentText className={classes.subject}>{subject}</ContentText>
      <ContentText as="h2" className={classes.title} id="next">
        {title}
      </ContentText>
      <p className={classes.countdown} role="timer" data-until={startsAt}>
        {parts.map(([number, name]) => (
          <span key={name}>
            <b>{number}</b> {name}
          </span>
        ))}
      </p>
      <p className={classes.roughly}>{`In about ${count} ${unit}`}</p>
      <p className={classes.fact}>
        <Icon name="calendar" />
        <span>
          {times.day(startsAt)} {relative !== undefined && <small>{relative}</small>}
        </span>
      </p>
      <p className={classes.fact}>
        <Icon name="clock" />
        <span>
          <time dateTime={times.iso(startsAt)}>{times.time(startsAt)}</time>
          {`, ${placeTime}`}
          <span data-visitor={startsAt} data-wall={times.wallClock(startsAt)} />
        </span>
      </p>
      <p className={classes.hint}>{`The Watch button comes here at ${times.time(startsAt)}.`}</p>
    </section>
  )
}
