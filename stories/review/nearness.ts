type Told = (isNear: boolean) => void

const told = new WeakMap<Element, Told>()

/** Frames come a little before they are seen, and go when they are well away: so they do not come and go at an edge. */
const near = observer('150px', true)
const far = observer('600px', false)

/** @param isNear tells what comes inside of the margin; otherwise what leaves it */
function observer(margin: string, isNear: boolean) {
  return new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting === isNear) told.get(target)?.(isNear)
    },
    // Of the frame that Storybook shows the page in, not of the window around it.
    { root: document, rootMargin: margin },
  )
}

/** Tells when an element comes near to what is seen, and when it is far again. Answers how to stop. */
export function watchNearness(element: Element, onChange: Told): () => void {
  told.set(element, onChange)
  near.observe(element)
  far.observe(element)
  return () => {
    near.unobserve(element)
    far.unobserve(element)
    told.delete(element)
  }
}
