import type { ReactNode } from 'react'
import type { PageClass } from '#contract/classes/classPage.ts'
import { Badge } from '#design-system/Badge/Badge.tsx'
import { ContentText } from '#site/ContentText.tsx'
import list from './ComingClasses.module.css'
import classes from './OpenClasses.module.css'
import type { Times } from './times.ts'
import { WatchLink } from './WatchLink.tsx'

interface OpenClassesProps {
  heading: ReactNode
  lessons: readonly PageClass[]
  /** How many more there are. */
  more: number
  token: string
  times: Times
}

/** Past classes that can still be seen; the one that ends first is first. */
export function OpenClasses({ heading, lessons, more, token, times }: OpenClassesProps) {
  return (
    <section className={list.section} aria-labelledby="open">
      {heading}
      {lessons.length === 0 ? (
        <p className={list.more}>No earlier class is open now. A class stays here until its last day.</p>
      ) : (
        <ul className={classes.card}>
          {lessons.map((lesson) => (
            <li key={lesson.id} className={classes.lesson}>
              <div>
                <ContentText as="b" className={list.title}>
                  {lesson.title}
                </ContentText>
                <ContentText as="span" className={list.subject}>
                  {lesson.subject}
                </ContentText>
                <p className={classes.until}>
                  <Until lesson={lesson} times={times} />
                  <span className={classes.watched} data-watched={lesson.id} hidden>
                    Watched
                  </span>
                </p>
              </div>
              <WatchLink className={classes.watch} lesson={lesson} token={token} variant="secondary" />
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p className={list.more}>{`And ${more} more.`}</p>}
    </section>
  )
}

function Until({ lesson: { expiresAt }, times }: { lesson: PageClass; times: Times }) {
  if (expiresAt === null) return 'Stays open'
  const text = `Until ${times.until(expiresAt)}`
  return times.isSoon(expiresAt) ? <Badge tone="warn">{text}</Badge> : text
}
