/**
 * Returns what a reader would complain about in the page's layout as it is now, each fault in a line. Runs in the page, so it
 * uses nothing from outside.
 */
export function findFaults(): string[] {
  /** A difference that nobody sees, in px. */
  const SLACK = 2

  /** The height of letters without ascenders and descenders, which lines set close together share, in em. */
  const INK = 0.7

  const CONTROLS =
    'a[href], button, input, select, textarea, summary, ' +
    '[role="option"], [role="menuitem"], [role="tab"], [role="spinbutton"], [tabindex]:not([tabindex="-1"])'

  interface Box {
    left: number
    top: number
    right: number
    bottom: number
  }

  /** A piece of text or a control: where it is laid out, and the part of it that its scrolling ancestors show. */
  interface Piece {
    element: Element
    isText: boolean
    name: string
    layer: Element | null
    box: Box
    shown: Box
    scrolls: { x: boolean; y: boolean }
  }

  const root = document.documentElement
  const screen: Box = { left: 0, top: 0, right: root.clientWidth, bottom: window.innerHeight }
  const faults = new Set<string>()
  const styles = new Map<Element, CSSStyleDeclaration>()

  function styleOf(element: Element) {
    const style = styles.get(element) ?? getComputedStyle(element)
    styles.set(element, style)
    return style
  }

  const ancestorsOf = (element: Element): Element[] => {
    const { parentElement } = element
    return parentElement === null || parentElement === root
      ? []
      : [parentElement, ...ancestorsOf(parentElement)]
  }

  const isHidden = (element: Element) =>
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
    [element, ...ancestorsOf(element)].some((each) => styleOf(each).clipPath === 'inset(50%)')

  /** Whether it opens over the page and covers it on purpose. */
  const isOverlay = (element: Element) =>
    element.matches('dialog, [popover], [data-trigger], [aria-modal="true"]')

  /** Returns the bar or overlay that a piece scrolls with; null is the page. */
  const layerOf = (element: Element) =>
    [element, ...ancestorsOf(element)].find(
      (each) => isOverlay(each) || /fixed|sticky/.test(styleOf(each).position),
    ) ?? null

  const overlap = (one: Box, other: Box): Box => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  })
  const isSeen = ({ left, top, right, bottom }: Box) => right - left > SLACK && bottom - top > SLACK
  const contains = (outer: Box, inner: Box) =>
    inner.left >= outer.left - SLACK &&
    inner.right <= outer.right + SLACK &&
    inner.top >= outer.top - SLACK &&
    inner.bottom <= outer.bottom + SLACK

  /** Returns an element's box inside its border. */
  function insideOf(element: Element): Box {
    const { left, top } = element.getBoundingClientRect()
    const { clientLeft, clientTop, clientWidth, clientHeight } = element
    const start = { left: left + clientLeft, top: top + clientTop }
    return { ...start, right: start.left + clientWidth, bottom: start.top + clientHeight }
  }

  /** Returns the ancestors that can clip an element: those between a positioned one and its containing block cannot. */
  function clippersOf(element: Element): Element[] {
    let { position } = styleOf(element)
    return ancestorsOf(element).filter((each) => {
      if (position === 'fixed') return false
      const style = styleOf(each)
      const isSkipped = position === 'absolute' && style.position === 'static' && style.transform === 'none'
      if (!isSkipped) ({ position } = style)
      return !isSkipped && each !== document.body && style.display !== 'inline'
    })
  }

  /** Whether the rest of a clamped text is a press away. */
  const isClampedInControl = (clipper: Element) =>
    styleOf(clipper).webkitLineClamp !== 'none' && clipper.closest('a, button, [role="option"]') !== null

  function pieceOf(element: Element, laidOut: Box, isText: boolean, name: string): Piece | undefined {
    const layer = layerOf(element)
    const scrolls = { x: false, y: false }
    let shown = laidOut
    const own = isText ? [element] : []
    for (const each of [...own, ...clippersOf(element)]) {
      const { overflowX, overflowY } = styleOf(each)
      const inside = insideOf(each)
      if (/auto|scroll/.test(overflowX)) scrolls.x = true
      if (/auto|scroll/.test(overflowY)) scrolls.y = true
      const isCutX = /hidden|clip/.test(overflowX) && !scrolls.x
      const isCutY = /hidden|clip/.test(overflowY) && !scrolls.y
      const isOut =
        (isCutX && (laidOut.left < inside.left - SLACK || laidOut.right > inside.right + SLACK)) ||
        (isCutY && (laidOut.top < inside.top - SLACK || laidOut.bottom > inside.bottom + SLACK))
      if (isOut && isText && !isClampedInControl(each)) faults.add(`cut: ${name}`)
      if (overflowX !== 'visible' || overflowY !== 'visible') shown = overlap(shown, inside)
      // A sticky layer is clipped and scrolled by what is around it, as the head of a wide table is.
      if (each === layer && styleOf(each).position !== 'sticky') break
    }
    return isSeen(shown) ? { element, isText, name, layer, box: laidOut, shown, scrolls } : undefined
  }

  const quote = (text: string) => `"${text.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}"`

  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} ${quote(element.getAttribute('aria-label') ?? element.textContent)}`

  function textPieces(): Piece[] {
    const pieces: Piece[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      const element = node.parentElement
      const isBlank = (node.textContent ?? '').trim() === ''
      if (
        isBlank ||
        element === null ||
        element.closest('script, style, svg, select, textarea') ||
        isHidden(element)
      )
        continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const half = (Number.parseFloat(styleOf(element).fontSize) * INK) / 2
      for (const { left, right, top, bottom } of range.getClientRects()) {
        const middle = (top + bottom) / 2
        const box = {
          left,
          right,
          top: Math.max(top, middle - half),
          bottom: Math.min(bottom, middle + half),
        }
        const piece = isSeen(box) && pieceOf(element, box, true, quote(node.textContent ?? ''))
        if (piece) pieces.push(piece)
      }
    }
    return pieces
  }

  const controlPieces = () =>
    [...document.body.querySelectorAll(CONTROLS)].flatMap((element) => {
      if (isHidden(element)) return []
      const boxes =
        styleOf(element).display === 'inline' ? element.getClientRects() : [element.getBoundingClientRect()]
      return [...boxes].flatMap((box) =>
        isSeen(box) ? (pieceOf(element, box, false, nameOf(element)) ?? []) : [],
      )
    })

  /** Whether it is painted, so that its text must not leave it. */
  function isPainted(element: Element) {
    const { display, backgroundColor, backgroundImage, borderTopWidth, borderTopStyle } = styleOf(element)
    const hasEdge = borderTopWidth !== '0px' && borderTopStyle !== 'none'
    return (
      display !== 'inline' &&
      (hasEdge || backgroundImage !== 'none' || !/^rgba.*, 0\)$|transparent/.test(backgroundColor))
    )
  }

  function checkSpill({ element, layer, box, name, scrolls }: Piece) {
    const painted = [element, ...ancestorsOf(element)].find(
      (each) => isPainted(each) || each === layer || each === document.body,
    )
    if (!painted || painted === document.body || scrolls.x || scrolls.y) return
    const { left, right, top, bottom } = painted.getBoundingClientRect()
    if (!contains({ left, right, top, bottom }, box)) faults.add(`leaves its box: ${name}`)
  }

  function checkReach({ element, layer, box, name, scrolls }: Piece) {
    // A link that skips to the content waits above the window until it has the focus.
    if (box.bottom < 0 && element.closest('a[href^="#"]')) return
    const isOutX = !scrolls.x && (box.left < -SLACK || box.right > screen.right + SLACK)
    const isFixed = layer !== null && styleOf(layer).position === 'fixed'
    const isOutY = isFixed && !scrolls.y && (box.top < -SLACK || box.bottom > screen.bottom + SLACK)
    if (isOutX || isOutY) faults.add(`outside the window: ${name}`)
  }

  /** Whether two pieces are side by side, so that one must not lie on the other: an overlay may lie on everything. */
  function areBeside(one: Piece, other: Piece) {
    if (one.layer === other.layer) return true
    return [one, other].every(
      ({ layer }) => layer !== null && !isOverlay(layer) && styleOf(layer).position === 'fixed',
    )
  }

  function checkOverlap(one: Piece, other: Piece) {
    if (one.element === other.element || !isSeen(overlap(one.shown, other.shown)) || !areBeside(one, other))
      return
    const isInside = one.element.contains(other.element) || other.element.contains(one.element)
    if (one.isText && other.isText) faults.add(`text on text: ${one.name}, ${other.name}`)
    else if (!isInside && !contains(one.box, other.box) && !contains(other.box, one.box))
      faults.add(`one on the other: ${one.name}, ${other.name}`)
  }

  /** Its words are no text of the page: a style sheet adds them before a value. */
  function checkLabel(element: Element) {
    const label = element.getAttribute('data-label') ?? ''
    const { content, width, fontWeight, fontSize, fontFamily } = getComputedStyle(element, '::before')
    const pen = document.createElement('canvas').getContext('2d')
    if (isHidden(element) || content === 'none' || pen === null) return
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
    const longest = Math.max(...label.split(' ').map((word) => pen.measureText(word).width))
    if (longest > Number.parseFloat(width) + SLACK) faults.add(`breaks within a word: ${quote(label)}`)
  }

  for (const element of document.querySelectorAll('[data-label]')) checkLabel(element)
  const pieces = [...textPieces(), ...controlPieces()].toSorted((a, b) => a.shown.top - b.shown.top)
  for (const [index, piece] of pieces.entries()) {
    if (piece.isText) checkSpill(piece)
    checkReach(piece)
    for (let next = index + 1; next < pieces.length; next += 1) {
      const other = pieces[next]
      if (!other || other.shown.top > piece.shown.bottom - SLACK) break
      checkOverlap(piece, other)
    }
  }
  return [...faults]
}
