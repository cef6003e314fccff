import { classPage as words } from 'content:classPage'
import type { ClassPageView } from '#contract/classes/classPage.ts'
import { Kicker } from '#design-system/Kicker/Kicker.tsx'
import { ContentText } from '#site/ContentText.tsx'
import classes from './QuietNow.module.css'
import type { Times } from './times.ts'

interface QuietNowProps {
  view: ClassPageView
  times: Times
}

/** In place of a class that is running: what comes instead, or that there is nothing. */
export function QuietNow({ view, times }: QuietNowProps) {
  return (
    <section className={classes.card} aria-labelledby="quiet">
      <div className={classes.body}>
        <Kicker>Now</Kicker>
        <ContentText as="h2" className={classes.title} id="quiet">
          {words.quiet}
        </ContentText>
        <p>{textOf(view, times)}</p>
      </div>
      <img className={classes.picture} src={words.quietPicture.src} alt="" />
    </section>
  )
}

function textOf({ next, open, hasHadClasses }: ClassPageView, times: Times): string {
  if (next) {
    const relative = times.relativeDay(next.startsAt)
    const day = relative ?? `on ${times.day(next.startsAt)}`
    return `No class is running. The next one begins ${day} at ${times.time(next.startsAt)}; its Watch button will be on this page.`
  }
  if (!hasHadClasses)
    return 'This division has no classes yet. They appear here when the institute plans them.'
  if (open.length > 0)
    return 'No class is running and none is planned. Earlier classes can still be seen below.'
  return 'All classes of this division are over. New ones appear here when the institute plans them.'
}
