import emptyArt from '#content/art/empty-ledger.svg?no-inline'
import type { ReactNode } from 'react'
import type { PageClass } from '#contract/classes/classPage.ts'
import { Star } from '#design-system/Ornaments/Star.tsx'
import { ContentText } from '#site/ContentText.tsx'
import classes from './ComingClasses.module.css'
import type { Times } from './times.ts'

interface ComingClassesProps {
  heading: ReactNode
  /** Earliest first. */
  lessons: readonly PageClass[]
  /** How many more there are. */
  more: number
  next: PageClass | undefined
  times: Times
}

/** The classes of the coming days, one card for each day. */
export function ComingClasses({ heading, lessons, more, next, times }: ComingClassesProps) {
  return (
    <section className={classes.section} aria-labelledby="coming">
      {heading}
      {lessons.length === 0 ? (
        <div className={classes.empty}>
          <img src={emptyArt} alt="" width="200" height="140" />
          <div>
            <b>{next ? `Nothing after ${times.weekday(next.startsAt)} yet` : 'Nothing is planned yet'}</b>
            <p>New classes appear here, and in your calendar, when the institute plans them.</p>
          </div>
        </div>
      ) : (
        <ol className={classes.days}>
          {byDay(lessons, times).map(({ day, relative, ofDay }) => (
            <li key={day} className={classes.day}>
              <Star className={classes.star} />
              <h3>
                {day} {relative !== undefined && <small>{relative}</small>}
              </h3>
              <ul className={classes.card}>
                {ofDay.map((lesson) => (
                  <li key={lesson.id} className={classes.lesson}>
                    <time dateTime={times.iso(lesson.startsAt)}>{times.time(lesson.startsAt)}</time>
                    <div>
                      <ContentText as="b" className={classes.title}>
                        {lesson.title}
                      </ContentText>
                      <ContentText as="span" className={classes.subject}>
                        {lesson.subject}
                      </ContentText>
                    </div>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      )}
      {more > 0 && <p className={classes.more}>{`And ${more} more.`}</p>}
    </section>
  )
}

/** Groups classes by their day on the institute's calendar. */
function byDay(lessons: readonly PageClass[], times: Times) {
  const days: { day: string; relative: string | undefined; ofDay: PageClass[] }[] = []
  for (const lesson of lessons) {
    const day = times.day(lesson.startsAt)
    const last = days.at(-1)
    if (last?.day === day) last.ofDay.push(lesson)
    else days.push({ day, relative: times.relativeDay(lesson.startsAt), ofDay: [lesson] })
  }
  return days
}
