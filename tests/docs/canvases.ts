/**
 * Returns what is wrong with the examples and states of a docs page: a reader must see each of them, whole and in its place. Runs in
 * the page, so it uses nothing from outside.
 */
export function faultsOfCanvases(): string[] {
  /** The smallest side of what is seen, in px: a thin line is an ornament. */
  const SMALLEST = 4

  const isDrawn = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return (
      Math.min(width, height) >= SMALLEST &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
  }

  const isWithin = (inner: DOMRect, outer: DOMRect) =>
    inner.left >= outer.left - 1 &&
    inner.right <= outer.right + 1 &&
    inner.top >= outer.top - 1 &&
    inner.bottom <= outer.bottom + 1

  /** A piece that scrolls may be wider than its frame, and then fills its width. */
  const isSeen = (inner: DOMRect, outer: DOMRect) =>
    isWithin(inner, outer) ||
    (inner.top >= outer.top - 1 &&
      inner.bottom <= outer.bottom + 1 &&
      Math.min(inner.right, outer.right) - Math.max(inner.left, outer.left) > outer.width / 2)

  const hasWords = ({ childNodes }: Element) =>
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())

  /** What paints by itself: words, pictures and fields, and boxes with a ground or a border. */
  const isPainted = (element: Element) => {
    const { backgroundColor, backgroundImage, borderTopWidth, maskImage } = getComputedStyle(element)
    return (
      hasWords(element) ||
      element.matches('img, svg, input, textarea, select, canvas, video') ||
      !/, 0\)$|^transparent$/.test(backgroundColor) ||
      backgroundImage !== 'none' ||
      maskImage !== 'none' ||
      borderTopWidth !== '0px'
    )
  }

  /** Of a row that scrolls: in it, or in the strip that holds all of its items. */
  const firstItemOf = ({ firstElementChild: first, scrollWidth }: Element) =>
    first && first.childElementCount > 1 && first.scrollWidth * 1.1 > scrollWidth
      ? first.firstElementChild
      : first

  function faultsOf(ground: Element, bounds: DOMRect): string[] {
    const elements = [...ground.querySelectorAll('*')].filter(isDrawn)
    const broken = elements.filter(
      (element) =>
        element instanceof HTMLImageElement &&
        (element.complete ? element.naturalWidth <= 1 : element.loading !== 'lazy'),
    )
    const narrow = elements.filter(
      (element) =>
        element.scrollWidth > element.clientWidth + 1 &&
        /auto|scroll/.test(getComputedStyle(element).overflowX) &&
        element.clientWidth * 2 < (firstItemOf(element)?.clientWidth ?? 0),
    )
    const strays = elements.filter(
      (element) =>
        getComputedStyle(element).position === 'fixed' && !isWithin(element.getBoundingClientRect(), bounds),
    )
    const seen = elements.filter(
      (element) => isPainted(element) && isSeen(element.getBoundingClientRect(), bounds),
    )
    return [
      ...narrow.map(() => 'a row that is too narrow for its first item'),
      ...broken.map(() => 'a broken picture'),
      ...strays.map(({ tagName, className }) => `outside: ${tagName} ${className}`),
      ...(seen.length === 0 ? ['nothing is seen'] : []),
    ]
  }

  const canvases = [...document.querySelectorAll('.guide-example, .sbdocs-preview, .guide-frame')]
  return canvases.flatMap((canvas, index) => {
    const name = canvas.closest('section')?.getAttribute('aria-label') ?? `canvas ${index + 1}`
    const grounds = [...canvas.querySelectorAll('.story-ground')]
    const frames = [canvas, ...canvas.querySelectorAll('iframe')].filter(
      (element) => element instanceof HTMLIFrameElement,
    )
    const faults = [
      ...grounds.flatMap((ground) => faultsOf(ground, canvas.getBoundingClientRect())),
      ...frames.flatMap(({ contentDocument: page, clientWidth, clientHeight }) =>
        page
          ? faultsOf(
              page.body,
              new DOMRect(0, 0, clientWidth, Math.max(clientHeight, page.body.scrollHeight)),
            )
          : ['an empty frame'],
      ),
      ...(grounds.length + frames.length === 0 ? ['no story'] : []),
    ]
    // A state of a picture that fails shows just that, and one of long text an item wider than its row.
    const meant = [
      ...(/failed/i.test(name) ? ['a broken picture'] : []),
      ...(/long text/i.test(name) ? ['a row that is too narrow for its first item'] : []),
    ]
    return faults.filter((fault) => !meant.includes(fault)).map((fault) => `${name}: ${fault}`)
  })
}
