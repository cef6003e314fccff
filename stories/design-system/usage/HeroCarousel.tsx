import { ButtonLink, HeroCarousel, type HeroSlide } from '@institute/design-system'

/** In place of a photo, which is better some 1,900 px wide. */
const picture = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1900" height="900"><rect width="1900" height="900" fill="${colour}"/><circle cx="1400" cy="400" r="250" fill="ivory" opacity="0.4"/></svg>`,
  )}`

const slides: HeroSlide[] = [
  { landscape: picture('seagreen'), portrait: picture('seagreen'), veil: 'monsoon' },
  { landscape: picture('sienna'), portrait: picture('sienna'), veil: 'laterite' },
  { landscape: picture('steelblue'), portrait: picture('steelblue'), veil: 'sea' },
]

export function Example() {
  return (
    <HeroCarousel label="Welcome" slides={slides}>
      <h1>Institute of Hadith Studies</h1>
      <ButtonLink href="#library">Open the Library</ButtonLink>
    </HeroCarousel>
  )
}
