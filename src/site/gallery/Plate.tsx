import { useEffect, useRef, useState, type MouseEvent } from 'react'
import type { PageContents } from '#contract/site/pages.ts'
import { loadingOf } from '#site/loadingOf.ts'
import { ContentText } from '#site/ContentText.tsx'
import { langOf } from '#design-system/langOf.ts'
import classes from './Plate.module.css'

interface PlateProps {
  plate: PageContents['gallery']['plates'][number]
  /** Whether it loads before the others. */
  isFirst: boolean
  onOpen: () => void
}

/** A picture in the grid. It links to the image file, for new tabs and for use without scripts. */
export function Plate({ plate, isFirst, onOpen }: PlateProps) {
  const { picture, alt, caption } = plate
  const image = useRef<HTMLImageElement>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const words = caption ?? (hasFailed ? alt : undefined)

  // It may have failed before hydration.
  useEffect(() => {
    const { complete, currentSrc, naturalWidth } = image.current ?? {}
    if (complete === true && currentSrc !== '' && naturalWidth === 0) setHasFailed(true)
  }, [])

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen()
  }

  return (
    <a className={classes.plate} href={picture.src} data-failed={hasFailed || undefined} onClick={open}>
      <img
        ref={image}
        className={classes.image}
        {...picture}
        alt={alt}
        lang={langOf(alt).lang}
        {...loadingOf(isFirst)}
        decoding="async"
        draggable={false}
        onError={() => setHasFailed(true)}
      />
      {words !== undefined && (
        <ContentText as="span" className={classes.caption}>
          {words}
        </ContentText>
      )}
    </a>
  )
}
