import { ButtonLink, HeroCarousel, type HeroSlide } from '@institute/design-system'

const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='

const slides: HeroSlide[] = [
  { landscape: picture, portrait: picture, veil: 'monsoon' },
  { landscape: picture, portrait: picture, veil: 'laterite' },
  { landscape: picture, portrait: picture, veil: 'sea' },
]

export function Example() {
  return (
    <HeroCarousel label="Welcome" slides={slides}>
      <h1>Institute of Hadith Studies</h1>
      <ButtonLink href="#library">Open the Library</ButtonLink>
    </HeroCarousel>
  )
}
