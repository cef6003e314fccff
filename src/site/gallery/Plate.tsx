import type { gallery } from 'content:gallery'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { loadingOf } from '#site/loadingOf.ts'
import { Words } from '#site/Words.tsx'
import { langOf } from '#design-system/langOf.ts'
import classes from './Plate.module.css'

interface PlateProps {
  plate: (typeof gallery)['plates'][number]
  /** Loads before the others. */
  isFirst: boolean
  onOpen: () => void
}

/** A picture of the grid. Its link leads to the file, which is what opens without script and in a new tab. */
export function Plate({ plate, isFirst, onOpen }: PlateProps) {
  const { picture, alt, caption } = plate
  const image = useRef<HTMLImageElement>(null)
  const [hasFailed, setHasFailed] = useState(false)

  // It may have failed before its handler was there.
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
      <Words as="span" className={classes.caption}>
        {caption}
      </Words>
    </a>
  )
}
