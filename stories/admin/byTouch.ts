import { COARSE_POINTER } from '#admin/shared/byPointer/pointerFields.ts'

/** Lets the browser say that a finger points. Returns a function that ends it. */
export function byTouch(): () => void {
  const matchMedia = window.matchMedia.bind(window)
  window.matchMedia = (query) => matchMedia(query === COARSE_POINTER ? 'all' : query)
  return () => {
    window.matchMedia = matchMedia
  }
}
