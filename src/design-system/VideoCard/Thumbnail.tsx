import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Width in px of the placeholder that YouTube returns, with status 200, for a missing thumbnail. @spec 484 */
const PLACEHOLDER_WIDTH = 120

interface ThumbnailProps {
  className: string | undefined
  /** URLs, tried in order. */
  sources: readonly string[]
  fallback: string
}

/** A decorative picture that tries each URL in turn, then the fallback. */
export function Thumbnail({ className, sources, fallback }: ThumbnailProps) {
  const image = useRef<HTMLImageElement>(null)
  const [step, setStep] = useState(0)
  const source = sources[step]

  function checkSize() {
    if (source !== undefined && (image.current?.naturalWidth ?? 0) <= PLACEHOLDER_WIDTH) setStep(step + 1)
  }
  const checkLoaded = useEffectEvent(checkSize)

  // In a prerendered page it may have loaded or failed before hydration.
  useEffect(() => {
    if (image.current?.complete === true && image.current.currentSrc !== '') checkLoaded()
  }, [])

  return (
    <img
      ref={image}
      className={className}
      src={source ?? fallback}
      alt=""
      width={1280}
      height={720}
      loading="lazy"
      decoding="async"
      onLoad={checkSize}
      onError={() => setStep(step + 1)}
    />
  )
}
