import type { AxeResults, ContextObject, RunOptions } from 'axe-core'

interface Axe {
  run: (context: ContextObject, options: RunOptions) => Promise<AxeResults>
}

/**
 * Checks what the page shows by axe, and returns its findings, each in a line. A piece of the page that was checked before in the
 * same mode is left out: one with the same elements, roles, classes, states and colours on the same ground, whatever its words
 * are. Runs in the page, so it uses nothing from outside; what was checked is kept there.
 * @param mode the theme and the width, in which the same piece may have other findings
 */
export async function look(mode: string): Promise<string[]> {
  /** Rules on the page as a whole: the pieces that they compare may have been checked one by one. */
  const OF_THE_PAGE = ['duplicate-id-aria', 'heading-order', 'landmark-unique']

  /** The least size of a target, in px: smaller ones differ from those that suffice. */
  const TARGET = 24

  /** Attributes whose values are words, addresses, ids and places, which do not change what axe finds. */
  const WORDS =
    /^(id|for|href|src|srcset|alt|title|value|style|placeholder|datetime|d|data-key|name|aria-(label|labelledby|describedby|controls|owns|rowindex|activedescendant))$/

  const CONTROLS = 'a, button, input, select, textarea, [role="option"], [role="menuitem"], [tabindex]'

  const memory: { numbers: Map<string, number>; checked: Set<string> } = Reflect.get(window, 'looked') ?? {
    numbers: new Map(),
    checked: new Set(),
  }
  Reflect.set(window, 'looked', memory)

  /** Equal texts have equal numbers. */
  function numberOf(text: string) {
    const known = memory.numbers.get(text)
    if (known !== undefined) return known
    memory.numbers.set(text, memory.numbers.size)
    return memory.numbers.size - 1
  }

  const pieces = new Map<Element, string>()

  /** Numbers an element and all within it. @param ground the colour or picture behind it */
  function readPiece(element: Element, ground: string): number {
    const style = getComputedStyle(element)
    const { backgroundColor, backgroundImage, display, visibility, opacity } = style
    const isHidden = display === 'none' || visibility === 'hidden'
    const isClear = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none'
    const own = isClear ? ground : `${backgroundColor} ${backgroundImage.slice(0, 40)}`
    const attributes = [...element.attributes].map(({ name, value }) =>
      WORDS.test(name) && value !== '' ? name : `${name}=${value}`,
    )
    const nodes = [...element.childNodes]
    const hasWords = nodes.some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    const words = hasWords ? [style.color, style.fontSize, style.fontWeight, style.textDecorationLine] : []
    const isDrawing = element.tagName === 'svg'
    const within = isHidden || isDrawing ? [] : [...element.children].map((child) => readPiece(child, own))
    const shape: (string | number | boolean)[] = [
      element.tagName,
      isHidden,
      opacity,
      ground,
      ...attributes,
      ...words,
    ]
    if (element.matches(CONTROLS)) {
      const { width, height } = element.getBoundingClientRect()
      shape.push(Math.min(TARGET, Math.round(width)), Math.min(TARGET, Math.round(height)))
    }
    const number = numberOf(`${shape.join(' ')}<${within.join()}>`)
    pieces.set(element, `${mode} ${number}`)
    return number
  }

  /** The largest pieces that were checked before. */
  const known = (element: Element): Element[] =>
    memory.checked.has(pieces.get(element) ?? '') ? [element] : [...element.children].flatMap(known)

  const axe: Axe = Reflect.get(window, 'axe')
  async function find(context: ContextObject, options: RunOptions) {
    const { violations } = await axe.run(
      { include: [document.body], ...context },
      {
        ...options,
        resultTypes: ['violations'],
        preload: false,
        iframes: false,
      },
    )
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ html, failureSummary = '' }) => `${id}: ${help}\n${html.slice(0, 300)}\n${failureSummary}`,
      ),
    )
  }

  // Another width scrolls what has the focus into view: axe takes a target halfway under a bar for one that is too small.
  window.scrollTo(0, 0)
  readPiece(document.body, '')
  if (memory.checked.has(pieces.get(document.body) ?? '')) return []
  const {
    a11y,
  }: { a11y: { context: { exclude: string[] }; options: RunOptions; config?: { rules: { id: string }[] } } } =
    Reflect.get(window, '__STORYBOOK_PREVIEW__').currentRender.story.parameters
  /** The rules that the story switches off. */
  const off = new Set(a11y.config?.rules.map(({ id }) => id))
  const outside = [...a11y.context.exclude, '#storybook-docs', '.sb-wrapper']
  const findings = [
    ...(await find({ exclude: outside }, { runOnly: OF_THE_PAGE.filter((id) => !off.has(id)) })),
    ...(await find(
      { exclude: [...outside, ...known(document.body)] },
      {
        rules: {
          ...a11y.options.rules,
          region: { enabled: false },
          ...Object.fromEntries(OF_THE_PAGE.map((id) => [id, { enabled: false }])),
        },
      },
    )),
  ]
  if (findings.length === 0) for (const piece of pieces.values()) memory.checked.add(piece)
  return findings
}
