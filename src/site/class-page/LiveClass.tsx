import { classPage as words } from 'content:classPage'
import type { PageClass } from '#contract/classes/classPage.ts'
import { ContentText } from '#site/ContentText.tsx'
import { agoOf } from './countdown.ts'
import classes from './LiveClass.module.css'
import type { Times } from './times.ts'
import { WatchLink } from './WatchLink.tsx'

interface LiveClassProps {
  lesson: PageClass
  token: string
  times: Times
  now: number
  hasPicture: boolean
}

/** A class that is running. */
export function LiveClass({ lesson, token, times, now, hasPicture }: LiveClassProps) {
  const { id, subject, title, startsAt, expiresAt } = lesson
  const heading = `live-${id}`
  return (
    <section className={classes.card} aria-labelledby={heading} data-picture={hasPicture || undefined}>
      <div className={classes.body}>
        <p className={classes.badge}>NOW</p>
        <ContentText className={classes.subject}>{subject}</ContentText>
        <ContentText as="h2" className={classes.title} id={heading} data-live={id}>
          {title}
        </ContentText>
        <p>
          {'Started '}
          <span data-since={startsAt}>{agoOf(now - startsAt)}</span>
          {`, at ${times.time(startsAt)}.`}
        </p>
        <div className={classes.way}>
          <WatchLink className={classes.watch} lesson={lesson} token={token} variant="primary" />
          <p className={classes.until}>
            {expiresAt === null ? 'Stays open.' : `To be seen until ${times.until(expiresAt)}.`}
          </p>
        </div>
      </div>
      {hasPicture && (
        <div className={classes.picture}>
          <img src={words.livePicture.src} alt="" />
        </div>
      )}
    </section>
  )
}
