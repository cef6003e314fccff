import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Width in px of the grey picture that YouTube sends, with status 200, for a video that has none. @spec 484 */
const GREY_WIDTH = 120

interface ThumbnailProps {
  className: string | undefined
  /** Tried in order. */
  sources: readonly string[]
  fallback: string
}

/** A decorative picture that goes down a ladder of addresses and ends at the fallback. */
export function Thumbnail({ className, sources, fallback }: ThumbnailProps) {
  const image = useRef<HTMLImageElement>(null)
  const [step, setStep] = useState(0)
  const source = sources[step]

  function judge() {
    if (source !== undefined && (image.current?.naturalWidth ?? 0) <= GREY_WIDTH) setStep(step + 1)
  }
  const judgeEarly = useEffectEvent(judge)

  // In a prerendered page it may have loaded, or failed, before its handlers were there.
  useEffect(() => {
    if (image.current?.complete === true && image.current.currentSrc !== '') judgeEarly()
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
      onLoad={judge}
      onError={() => setStep(step + 1)}
    />
  )
}
