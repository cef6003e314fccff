import { sitePaths } from '#contract/paths.ts'
import type { PageContents } from '#contract/site/pages.ts'
import { Kicker } from '#design-system/Kicker/Kicker.tsx'
import { langOf } from '#design-system/langOf.ts'
import { Link } from '#design-system/Link/Link.tsx'
import { Arch } from '#design-system/Ornaments/Arch.tsx'
import { Star } from '#design-system/Ornaments/Star.tsx'
import { ABOUT_ID } from '#site/aboutSection.ts'
import { ContentText } from '#site/ContentText.tsx'
import classes from './About.module.css'

const HEADING_ID = `${ABOUT_ID}-heading`

/** The section to which the entry About links; its heading then receives focus. */
export function About({
  kicker,
  heading,
  paragraphs,
  picture,
  pictureAlt,
  steps,
}: PageContents['home']['about']) {
  return (
    <section id={ABOUT_ID} className={classes.about} aria-labelledby={HEADING_ID}>
      <Arch className={classes.picture}>
        <img
          src={picture.src}
          width={picture.width}
          height={picture.height}
          alt={pictureAlt}
          loading="lazy"
          decoding="async"
        />
      </Arch>
      <div className={classes.words}>
        <Kicker {...langOf(kicker)}>{kicker}</Kicker>
        <ContentText as="h2" id={HEADING_ID} className={classes.heading} tabIndex={-1}>
          {heading}
        </ContentText>
        <div className={classes.text}>
          {paragraphs.map((paragraph, index) => (
            <ContentText key={index}>{paragraph}</ContentText>
          ))}
        </div>
        <ul className={classes.chain}>
          {steps.map(({ to, title, label }, index) => (
            <li key={index} className={classes.step}>
              <Link className={classes.link} href={sitePaths[to]}>
                <Star className={classes.star} />
                <ContentText as="b" className={classes.title}>
                  {title}
                </ContentText>
                <ContentText as="span" className={classes.label}>
                  {label}
                </ContentText>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
