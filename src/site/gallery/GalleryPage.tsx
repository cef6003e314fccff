import { useMemo } from 'react'
import { sitePaths } from '#contract/paths.ts'
import type { PageContents } from '#contract/site/pages.ts'
import { langOf } from '#design-system/langOf.ts'
import { Lightbox } from '#design-system/Lightbox/Lightbox.tsx'
import { PageHead } from '#site/PageHead.tsx'
import { PageMeta } from '#site/PageMeta.tsx'
import { TextBackLink } from '#site/TextBackLink.tsx'
import classes from './GalleryPage.module.css'
import { Plate } from './Plate.tsx'
import { useOpenPlate } from './useOpenPlate.ts'

interface GalleryPageProps {
  content: PageContents['gallery']
}

/** The gallery's pictures, and a lightbox for the open one. @spec 29-36, reading Q7 */
export function GalleryPage({ content }: GalleryPageProps) {
  const { kicker, heading, lead, description, plates } = content
  const { index, grid, open, show, close } = useOpenPlate(plates.length)
  const pictures = useMemo(
    () =>
      plates.map(({ picture, alt, caption }) => ({
        ...picture,
        alt,
        ...(caption !== undefined && { caption }),
        lang: langOf(caption ?? alt).lang,
      })),
    [plates],
  )
  return (
    <>
      <PageMeta title={heading} description={description} />
      <PageHead kicker={kicker} heading={heading} lead={lead} />
      <div className={classes.page}>
        <ul ref={grid} className={classes.grid}>
          {plates.map((plate, position) => (
            <li key={position} className={classes.cell} data-shape={plate.shape}>
              <Plate plate={plate} isFirst={position === 0} onOpen={() => open(position)} />
            </li>
          ))}
        </ul>
        <TextBackLink className={classes.back} href={sitePaths.gallery} onClick={goToTop}>
          Back to the top of the gallery
        </TextBackLink>
      </div>
      <Lightbox
        label={heading}
        pictures={pictures}
        isOpen={index !== undefined}
        index={index ?? 0}
        backHref={sitePaths.gallery}
        words={{ previous: 'Previous picture', next: 'Next picture' }}
        onIndexChange={show}
        onClose={close}
      />
    </>
  )
}

function goToTop() {
  window.scrollTo({ top: 0, behavior: 'instant' })
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
}
