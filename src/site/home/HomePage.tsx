import { home } from 'content:home'
import 'content:arabic.css'
import { sitePaths } from '#contract/paths.ts'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { HeroCarousel } from '#design-system/HeroCarousel/HeroCarousel.tsx'
import { Kicker } from '#design-system/Kicker/Kicker.tsx'
import { langOf } from '#design-system/langOf.ts'
import { Eave } from '#design-system/Ornaments/Eave.tsx'
import { PageMeta } from '#site/PageMeta.tsx'
import { ContentText } from '#site/ContentText.tsx'
import { About } from './About.tsx'
import { ContinueLink } from './ContinueLink.tsx'
import classes from './HomePage.module.css'
import { Quote } from './Quote.tsx'

const { hero, about, quote } = home

const slides = hero.slides.map(({ landscape, portrait, veil }) => ({
  landscape: landscape.src,
  portrait: portrait.src,
  veil,
}))

/** The hero, the section about the institute, and a quotation. @spec 7, 8, 14 */
export function HomePage() {
  return (
    <>
      <PageMeta title={home.title} description={home.description} isWhole />
      <PreloadFirstPicture />
      <HeroCarousel label="Welcome" slides={slides}>
        <Kicker tone="brass" {...langOf(hero.kicker)}>
          {hero.kicker}
        </Kicker>
        <ContentText as="h1" className={classes.heading}>
          {hero.heading}
        </ContentText>
        <ContentText className={classes.text}>{hero.text}</ContentText>
        <div className={classes.ways}>
          <ButtonLink variant="primary" size="lg" href={sitePaths.library} {...langOf(hero.libraryLink)}>
            {hero.libraryLink}
          </ButtonLink>
          <ButtonLink size="lg" href={sitePaths.courses} {...langOf(hero.coursesLink)}>
            {hero.coursesLink}
          </ButtonLink>
          <ContinueLink />
        </div>
      </HeroCarousel>
      <Eave className={classes.eave} />
      <About {...about} />
      {quote && <Quote {...quote} />}
    </>
  )
}

/** Preloads the first picture from the page's head, before the scripts compete for bandwidth. */
function PreloadFirstPicture() {
  const [first] = slides
  return (
    first && (
      <>
        <link rel="preload" as="image" href={first.portrait} media="(width <= 48em)" fetchPriority="high" />
        <link rel="preload" as="image" href={first.landscape} media="(width > 48em)" fetchPriority="high" />
      </>
    )
  )
}
