/** Attribute that keeps the inline style of an element. */
const STYLE = 'data-style'

/** A page for a frame in which no script runs, without the inline styles that the console's content policy refuses. */
export interface PreviewDocument {
  html: string
  /** Texts of the style sheets, which {@link dress} adds. */
  styles: readonly string[]
}

/** A condition that is never met, in place of the one that the frame meets and browsers of visitors do not. */
const withScripts = (style: string) => style.replace(/\(\s*scripting\s*:\s*none\s*\)/gi, '(width < 0px)')

export function previewDocument(html: string): PreviewDocument {
  const styles: string[] = []
  // Before it is parsed, which the policy would refuse loudly.
  const parts = html.split(/<\/style>/i).map((part, index, { length }) => {
    const tag = index < length - 1 ? /<style[^<>]*>/i.exec(part) : null
    if (!tag) return part
    styles.push(withScripts(part.slice(tag.index + tag[0].length)))
    return part.slice(0, tag.index)
  })
  const unstyled = parts.join('').replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/\sstyle=/g, ` ${STYLE}=`))
  const page = new DOMParser().parseFromString(unstyled, 'text/html')
  // Of scripts, and of what is for those without them; in the frame a script that is loaded ahead is a loud error.
  for (const part of page.querySelectorAll(
    'script, noscript, link[rel="modulepreload"], link[rel="manifest"]',
  ))
    part.remove()
  // Where clicks are not heard, a link does nothing: the frame opens no windows.
  for (const link of page.querySelectorAll('a[href]')) link.setAttribute('target', '_blank')
  return { html: `<!doctype html>${page.documentElement.outerHTML}`, styles }
}

/**
 * Gives the page in a frame its styles, and follows its links within the site.
 * @param onFollow called with the path of a link; a page that is inert has none
 */
export function dress(
  frame: HTMLIFrameElement,
  styles: readonly string[],
  onFollow?: (path: string) => void,
): void {
  const { contentDocument: page, contentWindow: realm } = frame
  if (!page || !realm) return
  // A sheet belongs to the window that makes it.
  const Sheet: typeof CSSStyleSheet = Reflect.get(realm, 'CSSStyleSheet')
  page.adoptedStyleSheets = styles.map((text) => {
    const sheet = new Sheet()
    sheet.replaceSync(text)
    return sheet
  })
  for (const element of page.querySelectorAll(`[${STYLE}]`))
    if ('style' in element) Reflect.set(element, 'style', element.getAttribute(STYLE))
  if (!onFollow) return
  page.addEventListener('click', (event) => {
    const link = linkOf(event.composedPath())
    if (link === undefined) return
    event.preventDefault()
    const { origin, pathname, search } = new URL(link, location.origin)
    if (origin === location.origin) onFollow(pathname + search)
  })
}

/** Returns the address of the link on a click's way; elements of a frame are of its own classes. */
function linkOf(way: readonly EventTarget[]): string | undefined {
  for (const target of way) {
    const tag: unknown = Reflect.get(target, 'tagName')
    const href: unknown = Reflect.get(target, 'href')
    if (tag === 'A' && typeof href === 'string') return href
  }
  return undefined
}
