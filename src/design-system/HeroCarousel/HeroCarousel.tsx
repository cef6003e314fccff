import type { ReactNode } from 'react'
import { classNames } from '#design-system/classNames.ts'
import type { DomProps } from '#design-system/domProps.ts'
import { phoneQuery } from '#design-system/phoneQuery.ts'
import type { Words } from '#design-system/Words/Words.ts'
import { useWords } from '#design-system/Words/useWords.ts'
import classes from './HeroCarousel.module.css'
import { Pager } from './Pager.tsx'
import { useIdle } from './useIdle.ts'
import { useRotation } from './useRotation.ts'
import { heroWords } from './words.ts'

export interface HeroSlide {
  /** URL of the picture on wide screens. */
  landscape: string
  /** URL of the picture up to 768 px. */
  portrait: string
  /** Colour of the overlay behind the text, matched to the picture. */
  veil: 'monsoon' | 'laterite' | 'sea'
}

export interface HeroCarouselProps extends DomProps {
  /** Accessible name: 'Welcome'. */
  label: string
  /** Three slides. Decorative: their content is in the text above them. @spec 468 */
  slides: readonly HeroSlide[]
  /** Time per slide, in ms; the cross-fade takes 900 ms. @default 7000 */
  intervalMs?: number
  /** Translations. @default English */
  words?: Partial<Words['heroCarousel']>
  /** Content above the pictures: kicker, heading, text, links. */
  children: ReactNode
}

/** Full-viewport pictures that rotate automatically and can be paused, behind fixed content. */
export function HeroCarousel(props: HeroCarouselProps) {
  const { label, slides, intervalMs = 7000, words, className, children, ...section } = props
  const { index, show, isPlaying, toggle, hold } = useRotation(slides.length, intervalMs)
  const isIdle = useIdle()
  const pagerWords = { ...useWords('heroCarousel', heroWords), ...words }

  return (
    <section
      {...section}
      {...hold}
      className={classNames(classes.hero, className)}
      aria-label={label}
      aria-roledescription="carousel"
      data-theme="dark"
      data-veil={slides[index]?.veil}
    >
      <div className={classes.pictures}>
        {slides.map(({ landscape, portrait, veil }, at) => (
          <picture key={at} className={classes.slide} data-veil={veil} data-shown={at === index || undefined}>
            {(at === 0 || at === index || isIdle) && (
              <>
                <source media={phoneQuery} srcSet={portrait} />
                <img
                  className={classes.image}
                  src={landscape}
                  alt=""
                  fetchPriority={at === 0 ? 'high' : 'low'}
                />
              </>
            )}
          </picture>
        ))}
      </div>
      <div className={classes.inner}>
        <div className={classes.words}>
          {slides.map(({ veil }, at) => (
            <span
              key={at}
              className={classes.shade}
              data-veil={veil}
              data-shown={at === index || undefined}
            />
          ))}
          {children}
        </div>
        <Pager
          count={slides.length}
          index={index}
          isPlaying={isPlaying}
          words={pagerWords}
          onShow={show}
          onToggle={toggle}
        />
      </div>
    </section>
  )
}
