/** Shapes are told from so many of each, as neighbours may differ: a first row, every second row, a last one. */
const KEPT = 4

/** Attributes whose values differ between rows of one shape: words, addresses and ids. */
const own =
  /^(id|for|href|src|srcset|alt|title|value|data-key|aria-(label|labelledby|describedby|controls|rowindex))$/

/** Returns an element's tags, styles and states; of its words, whether there are any. */
function shapeOf(element: Element): string {
  const states = [...element.attributes].map(({ name, value }) =>
    own.test(name) && value !== '' ? name : `${name}=${value}`,
  )
  const parts = [...element.childNodes].map((node) =>
    node instanceof Element ? shapeOf(node) : node.textContent?.trim() && 'words',
  )
  return `${element.tagName} ${states.join(' ')}<${parts.join()}>`
}

/**
 * Returns the rows of tables and the entries of lists that have the shape of others of the same list: the same elements with
 * the same classes, styles and states.
 */
export function repeated(within: Element): Element[] {
  const found: Element[] = []
  for (const list of within.querySelectorAll('tbody, ul, ol, [role=rowgroup], [role=list]')) {
    const seen = new Map<string, number>()
    for (const entry of list.children) {
      const shape = shapeOf(entry)
      const count = seen.get(shape) ?? 0
      seen.set(shape, count + 1)
      if (count >= KEPT && entry !== list.lastElementChild) found.push(entry)
    }
  }
  return found
}
