import type { PageContents } from '#contract/site/pages.ts'
import { Chain } from '#design-system/Ornaments/Chain.tsx'
import { ContentText } from '#site/ContentText.tsx'
import classes from './Quote.module.css'

/** A narration in Arabic, with its translation and source. */
export function Quote({ arabic, translation, source }: NonNullable<PageContents['home']['quote']>) {
  return (
    <figure className={classes.quote}>
      <Chain />
      <blockquote className={classes.words}>
        <ContentText className={classes.arabic}>{arabic}</ContentText>
        <ContentText className={classes.translation}>{translation}</ContentText>
      </blockquote>
      <figcaption>
        <ContentText as="cite" className={classes.source}>
          {source}
        </ContentText>
      </figcaption>
    </figure>
  )
}
