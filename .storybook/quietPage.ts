let isQuiet = false

/** Whether the page shows several stories. */
const isDocs = () => new URLSearchParams(location.search).get('viewMode') === 'docs'

/** Begins a docs page: until the reader acts, none of its stories takes the focus or scrolls to itself. */
export function beginQuietly(): void {
  isQuiet = isDocs()
}

/** Prepares beginQuietly. */
export function watchReader(): void {
  const end = () => {
    isQuiet = false
  }
  for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, end, { capture: true })

  const { prototype } = HTMLElement
  const focus = Reflect.get(prototype, 'focus')
  prototype.focus = function focusUnlessQuiet(options) {
    if (!isQuiet) focus.call(this, options)
  }
  const scroll = Reflect.get(Element.prototype, 'scrollIntoView')
  Element.prototype.scrollIntoView = function scrollUnlessQuiet(options) {
    if (!isQuiet) scroll.call(this, options)
  }
}
