import type { home } from 'content:home'
import { Chain } from '#design-system/Ornaments/Chain.tsx'
import { Words } from '#site/Words.tsx'
import classes from './Quote.module.css'

/** A narration in its own words, what it says, and where it stands. */
export function Quote({ arabic, translation, source }: NonNullable<typeof home.quote>) {
  return (
    <figure className={classes.quote}>
      <Chain />
      <blockquote className={classes.words}>
        <Words className={classes.arabic}>{arabic}</Words>
        <Words className={classes.translation}>{translation}</Words>
      </blockquote>
      <figcaption>
        <Words as="cite" className={classes.source}>
          {source}
        </Words>
      </figcaption>
    </figure>
  )
}
