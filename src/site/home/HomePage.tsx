import { sitePaths } from '#contract/paths.ts'
import type { PageContents, Picture } from '#contract/site/pages.ts'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { HeroCarousel, type HeroSlide } from '#design-system/HeroCarousel/HeroCarousel.tsx'
import { Kicker } from '#design-system/Kicker/Kicker.tsx'
import { langOf } from '#design-system/langOf.ts'
import { Eave } from '#design-system/Ornaments/Eave.tsx'
import { PageMeta } from '#site/PageMeta.tsx'
import { ContentText } from '#site/ContentText.tsx'
import { About } from './About.tsx'
import { ContinueLink } from './ContinueLink.tsx'
import classes from './HomePage.module.css'
import { Quote } from './Quote.tsx'
import { useQuoteFont } from './useQuoteFont.ts'

interface HomePageProps {
  content: PageContents['home']
}

/** The hero, the section about the institute, and a quotation. @spec 7, 8, 14 */
export function HomePage({ content }: HomePageProps) {
  const { hero, about, quote, counts, quoteFont } = content
  const slides = hero.slides.map(({ landscape, portrait, veil }) => ({
    landscape: largestOf(landscape),
    portrait: largestOf(portrait),
    veil,
  }))
  useQuoteFont(quoteFont)
  return (
    <>
      <PageMeta title={content.title} description={content.description} isWhole />
      <PreloadFirstPicture slide={slides[0]} />
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
          <ContinueLink counts={counts} />
        </div>
      </HeroCarousel>
      <Eave className={classes.eave} />
      <About {...about} />
      {quote && <Quote {...quote} />}
    </>
  )
}

/** Preloads the first picture from the page's head, before the scripts compete for bandwidth. */
function PreloadFirstPicture({ slide: first }: { slide: HeroSlide | undefined }) {
  return (
    first && (
      <>
        <link rel="preload" as="image" href={first.portrait} media="(width <= 48em)" fetchPriority="high" />
        <link rel="preload" as="image" href={first.landscape} media="(width > 48em)" fetchPriority="high" />
      </>
    )
  )
}

/** Returns the address of a picture in its greatest width, as a hero fills the window. */
const largestOf = ({ src, srcSet }: Picture) => srcSet?.split(', ').at(-1)?.split(' ')[0] ?? src
