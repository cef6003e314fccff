import { institute } from 'content:institute'
import type { ReactNode } from 'react'
import { Icon } from '#design-system/Icon/Icon.tsx'
import { Eave } from '#design-system/Ornaments/Eave.tsx'
import { Brand } from '#site/Brand.tsx'
import layout from '#site/SiteLayout.module.css'
import { MAIN_ID } from '#site/mainId.ts'
import classes from './ClassLayout.module.css'
import { NOW, placeTime } from './names.ts'
import { timesIn } from './times.ts'

interface ClassLayoutProps {
  /** The institute's clock when the page was made; pages without classes have none. */
  clock?: { now: number; zone: string }
  children: ReactNode
}

/** The frame of class pages: the site's header without its menu, and a footer of one sentence. */
export function ClassLayout({ clock, children }: ClassLayoutProps) {
  const times = clock && timesIn(clock.zone, clock.now)
  return (
    <div className={layout.site} data-theme="light">
      <a className={layout.skip} href={`#${MAIN_ID}`}>
        Skip to content
      </a>
      <header className={classes.header}>
        <div className={classes.inner}>
          <Brand />
          {clock && times && (
            <p className={classes.clock}>
              <Icon name="clock" />
              <span>
                <time dateTime={times.iso(clock.now)} {...{ [NOW]: times.minutes(clock.now) }}>
                  {times.time(clock.now)}
                </time>
                <small>{placeTime}</small>
              </span>
            </p>
          )}
        </div>
      </header>
      <main id={MAIN_ID} className={layout.main} tabIndex={-1}>
        {children}
      </main>
      <footer className={classes.footer}>
        <Eave className={classes.eave} />
        <div className={classes.foot}>
          <Brand isOnDark />
          <p>{`This page of the ${institute.name} is for the students of one division. Please do not pass its address on.`}</p>
        </div>
      </footer>
    </div>
  )
}
