import { classPage as words } from 'content:classPage'
import { institute } from 'content:institute'
import { sitePaths } from '#contract/paths.ts'
import type { ClassPageView } from '#contract/classes/classPage.ts'
import { Kicker } from '#design-system/Kicker/Kicker.tsx'
import { langOf } from '#design-system/langOf.ts'
import { Rosette } from '#design-system/Ornaments/Rosette.tsx'
import { ContentText } from '#site/ContentText.tsx'
import { CalendarLinks } from './CalendarLinks.tsx'
import { ClassLayout } from './ClassLayout.tsx'
import classes from './ClassPage.module.css'
import { ComingClasses } from './ComingClasses.tsx'
import { LiveClass } from './LiveClass.tsx'
import { placeTime } from './names.ts'
import { NextClass } from './NextClass.tsx'
import { OpenClasses } from './OpenClasses.tsx'
import { QuietNow } from './QuietNow.tsx'
import { nextMoment } from './nextMoment.ts'
import { timesIn } from './times.ts'

interface ClassPageProps {
  view: ClassPageView
  /** The URL of this page. */
  address: string
}

/** The public page of one division: its classes now, next, in the coming days and still to be seen. */
export function ClassPage({ view, address }: ClassPageProps) {
  const { batch, division, course, now, zone, live, next, coming, open, more } = view
  const times = timesIn(zone, now)
  const { pathname } = new URL(address)
  const token = pathname.slice(sitePaths.classPage('').length)
  const heading = `${batch}, ${division}`
  const counts = [
    ['#coming', 'Coming', coming.length + more.coming],
    ['#open', 'Still to be seen', open.length + more.open],
    ['#calendar', 'Calendar', 0],
  ] as const

  return (
    <ClassLayout clock={{ now, zone }}>
      <title>{`${heading} · ${institute.name}`}</title>
      <meta name="description" content={`The classes of ${heading}.`} />
      <meta name="robots" content="noindex" />
      <div data-class-page={pathname} data-now={now} data-refresh={nextMoment(view)}>
        <header className={classes.head}>
          <Rosette className={classes.rosette} />
          <div className={classes.wrap}>
            <Kicker>Class page</Kicker>
            <ContentText as="h1" className={classes.title}>
              {heading}
            </ContentText>
            <p className={classes.lead}>
              {course !== null && <span {...langOf(course)}>{course}</span>}
              {`${course === null ? '' : '. '}All times are ${placeTime}.`}
            </p>
          </div>
        </header>
        <div className={classes.wrap}>
          <p className={classes.stale} data-stale={times.time(now)} hidden />
          <div className={classes.top}>
            <div className={classes.now}>
              {live.map((lesson, index) => (
                <LiveClass
                  key={lesson.id}
                  lesson={lesson}
                  token={token}
                  times={times}
                  now={now}
                  hasPicture={index === 0}
                />
              ))}
              {live.length === 0 && <QuietNow view={view} times={times} />}
            </div>
            {next && <NextClass lesson={next} times={times} now={now} />}
          </div>
          <nav className={classes.jump} aria-label="On this page">
            {counts.map(([href, label, count]) => (
              <a key={href} href={href}>
                {label} {count > 0 && <b>{count}</b>}
              </a>
            ))}
          </nav>
          <div className={classes.lists}>
            <ComingClasses
              lessons={coming}
              more={more.coming}
              next={next}
              times={times}
              heading={<SectionHeading id="coming" local={words.coming} text="Coming 14 days" />}
            />
            <div>
              <OpenClasses
                lessons={open}
                more={more.open}
                token={token}
                times={times}
                heading={<SectionHeading id="open" local={words.open} text="Still to be seen" />}
              />
              <CalendarLinks address={address} name={heading} />
            </div>
          </div>
        </div>
      </div>
    </ClassLayout>
  )
}

function SectionHeading({ id, text, local }: { id: string; text: string; local: string }) {
  return (
    <h2 className={classes.heading} id={id}>
      {text} <ContentText as="small">{local}</ContentText>
    </h2>
  )
}
