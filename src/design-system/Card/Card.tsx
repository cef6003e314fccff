import type { ReactNode } from 'react'
import { classNames } from '#design-system/classNames.ts'
import { Kicker } from '#design-system/Kicker/Kicker.tsx'
import { Link } from '#design-system/Link/Link.tsx'
import type { DomProps } from '#design-system/domProps.ts'
import { ownLanguage } from '#design-system/ownLanguage.ts'
import classes from './Card.module.css'

export interface CardProps extends DomProps {
  /** A string, or a title followed by the same title in another script. */
  title: ReactNode
  /** Makes the whole card one link, with the title as its name. */
  href?: string
  /** Language of title and text: 'ml'. */
  lang?: string
  /** A picture; it fills the frame. */
  media?: ReactNode
  /** Aspect ratio of the picture: 16 : 10, 4 : 3 or 4 : 4.3 (square on phones). @default 'wide' */
  shape?: 'wide' | 'photo' | 'tall'
  /** Text at the lower edge of the picture: day and month. */
  mark?: ReactNode
  /** Short line above the title. */
  kicker?: ReactNode
  /** Heading level. @default 2 */
  level?: 2 | 3
  /** Below a hairline: a count, a link. */
  footer?: ReactNode
  /** Text under the title. */
  children?: ReactNode
}

/** A picture, a title and a short text; with `href` it rises on hover. */
export function Card(props: CardProps) {
  const {
    title,
    href,
    lang,
    media,
    shape = 'wide',
    mark,
    kicker,
    level = 2,
    footer,
    className,
    children,
    ...card
  } = props
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <article
      {...card}
      className={classNames(classes.card, className)}
      data-link={href !== undefined || undefined}
    >
      {isShown(media) && (
        <div className={classes.media} data-shape={shape}>
          {media}
          {isShown(mark) && <div className={classes.mark}>{mark}</div>}
        </div>
      )}
      <div className={classes.body}>
        {isShown(kicker) && <Kicker>{kicker}</Kicker>}
        <Heading className={classes.title} {...ownLanguage(lang)}>
          {href === undefined ? (
            title
          ) : (
            <Link className={classes.link} href={href}>
              {title}
            </Link>
          )}
        </Heading>
        {isShown(children) && (
          <div className={classes.text} lang={lang}>
            {children}
          </div>
        )}
        {isShown(footer) && <div className={classes.footer}>{footer}</div>}
      </div>
    </article>
  )
}

/** Whether a part is there: `{count > 0 && ...}` gives false where it is not. */
const isShown = (part: ReactNode) => part !== undefined && part !== null && part !== false
