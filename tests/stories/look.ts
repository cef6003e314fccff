import type { AxeResults, ContextObject, RunOptions } from 'axe-core'

interface Axe {
  run: (context: ContextObject, options: RunOptions) => Promise<AxeResults>
}

/** What the look reads of a story's parameters. */
interface A11y {
  context: { exclude: string[] }
  options: RunOptions
  /** The rules that the story switches off. */
  config?: { rules: { id: string }[] }
}

/**
 * Checks what the page shows by axe, and returns its findings, each as text. What was checked before is left out: an element of the same
 * tag, role, class and state with the same children in the same surroundings, whatever its words and colours are; words in the same
 * colour, size and weight on the same ground; and the same headings and landmarks. Runs in the page, so it uses nothing from outside;
 * what was checked is kept there.
 */
export async function look(): Promise<string[]> {
  /** Rules on the page as a whole: the pieces that they compare may have been checked one by one. */
  const OF_THE_PAGE = ['duplicate-id-aria', 'heading-order', 'landmark-unique']

  const CONTRAST = 'color-contrast'
  const TARGET_SIZE = 'target-size'

  /** What the rules on the page as a whole compare. */
  const HEADINGS = 'h1, h2, h3, h4, h5, h6, [role="heading"]'
  const LANDMARKS =
    'main, nav, aside, header, footer, section, form, [role="search"], [role="region"], [role="complementary"], [role="banner"]'

  /** The least size of a target, in px: smaller ones differ from those that suffice. */
  const TARGET = 24

  /** Attributes whose values are words, addresses, ids and places, which do not change what axe finds. */
  const WORDS =
    /^(id|for|href|src|srcset|alt|title|value|style|placeholder|datetime|d|name|aria-(label|labelledby|describedby|controls|owns|rowindex|rowcount|posinset|setsize|valuenow|valuetext|keyshortcuts|activedescendant)|data-(key|label))$/

  const CONTROLS = 'a, button, input, select, textarea, [role="option"], [role="menuitem"], [tabindex]'

  const memory: { checked: Set<string> } = Reflect.get(window, 'looked') ?? { checked: new Set() }
  Reflect.set(window, 'looked', memory)

  /** What was not checked before, by what makes it equal to others. */
  const elements = new Map<string, Element>()
  const colours = new Map<string, Element>()

  const hasWords = ({ childNodes }: Element) =>
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())

  /** Whether axe judges the colours of its words: not those of what is switched off, nor those for screen readers alone. */
  const isRead = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().width > 1 &&
    element.closest(':disabled, [aria-disabled="true"], label:has(:disabled)') === null

  const isHidden = ({ display, visibility, opacity }: CSSStyleDeclaration) =>
    display === 'none' || visibility === 'hidden' || opacity === '0'

  /** The element without what is around it and in it. */
  function shapeOf(element: Element) {
    const attributes = [...element.attributes].map(({ name, value }) =>
      WORDS.test(name) && value !== '' ? name : `${name}=${value}`,
    )
    const { width, height } = element.matches(CONTROLS)
      ? element.getBoundingClientRect()
      : { width: TARGET, height: TARGET }
    const size = [width, height].map((side) => Math.min(TARGET, Math.round(side)))
    return [element.tagName, ...attributes, ...size].join(' ')
  }

  /** What an element is to those in it. */
  const meaningOf = (element: Element) =>
    /^(DIV|SPAN)$/.test(element.tagName) && !element.hasAttribute('role')
      ? ''
      : `${element.tagName} ${element.getAttribute('role')} ${element.getAttribute('aria-hidden')}`

  /**
   * Reads an element and all within it. @param ground the colours, pictures and opacities behind it @param around the elements around it
   * @returns its shape
   */
  function read(element: Element, ground: string, around: string): string {
    const style = getComputedStyle(element)
    if (isHidden(style)) return ''
    const { backgroundColor, backgroundImage, opacity } = style
    const isClear = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none'
    const painted = isClear ? ground : `${backgroundColor} ${backgroundImage.slice(0, 40)}`
    const own = opacity === '1' ? painted : `${ground} ${painted} ${opacity}`
    if (element.matches('input, select, textarea') || hasWords(element)) {
      const colour = `${style.color} on ${own}, ${style.fontSize} ${style.fontWeight}`
      if (!memory.checked.has(colour) && !colours.has(colour) && isRead(element)) colours.set(colour, element)
    }
    const within = element.tagName === 'svg' ? [] : [...element.children]
    const inside = `${around} ${meaningOf(element)}`.trim()
    const shape = shapeOf(element)
    const children = new Set(within.map((child) => read(child, own, inside)))
    const key = `${around} > ${shape} > ${[...children].join(', ')}`
    if (!memory.checked.has(key)) elements.set(key, element)
    return shape
  }

  /** The levels of the headings that are shown, the landmarks, each with those of the same name, and the ids that occur twice. */
  function readOutline() {
    const shown = (selector: string) =>
      [...document.body.querySelectorAll(selector)].filter((element) => element.checkVisibility())
    const levels = shown(HEADINGS).map(({ tagName, ariaLevel }) => tagName + (ariaLevel ?? ''))
    const names = shown(LANDMARKS).map((element) => {
      const id = element.getAttribute('aria-labelledby')
      const name = element.ariaLabel ?? (id && document.getElementById(id)?.textContent)
      return `${element.tagName} ${element.role} ${name}`
    })
    const landmarks = names.map((name) => `${name.split(' ', 2).join(' ')} ${names.indexOf(name)}`)
    const ids = [...document.body.querySelectorAll('[id]')].map(({ id }) => id).toSorted()
    return JSON.stringify([levels, landmarks, ids.filter((id, index) => id === ids[index - 1])])
  }

  /** The largest elements in which all was checked before. */
  function known() {
    const holders = new Set<Element>()
    for (const fresh of elements.values())
      for (let at: Element | null = fresh; at; at = at.parentElement) holders.add(at)
    const largest = (element: Element): Element[] =>
      holders.has(element) ? [...element.children].flatMap(largest) : [element]
    return largest(document.body)
  }

  const axe: Axe = Reflect.get(window, 'axe')
  const { a11y }: { a11y: A11y } = Reflect.get(window, '__STORYBOOK_PREVIEW__').currentRender.story.parameters
  const off = new Set(a11y.config?.rules.map(({ id }) => id))
  const outside = [...a11y.context.exclude, '#storybook-docs', '.sb-wrapper']

  const run = (context: ContextObject, options: RunOptions) =>
    axe.run(context, {
      ...options,
      resultTypes: ['violations'],
      preload: false,
      iframes: false,
      elementRef: true,
    })

  /** Whether a target is too small also in the middle of the window, where no bar covers a part of it. */
  async function isSmallThere(element: Element) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { violations } = await run({ include: [element] }, { runOnly: [TARGET_SIZE] })
    return violations.some(({ nodes }) => nodes.some((node) => node.element === element))
  }

  async function find(context: ContextObject, options: RunOptions) {
    const { violations } = await run(context, options)
    const findings: string[] = []
    for (const { id, help, nodes } of violations)
      for (const { html, failureSummary = '', element } of nodes)
        if (id !== TARGET_SIZE || !element || (await isSmallThere(element)))
          findings.push(`${id}: ${help}\n${html.slice(0, 300)}\n${failureSummary}`)
    return findings
  }

  // Another width scrolls what has the focus into view: axe takes a target halfway under a bar for one that is too small.
  window.scrollTo(0, 0)
  read(document.body, '', '')
  const outline = readOutline()
  const findings: string[] = []
  if (!memory.checked.has(outline)) {
    const ids = OF_THE_PAGE.filter((id) => !off.has(id))
    findings.push(...(await find({ include: [document.body], exclude: outside }, { runOnly: ids })))
  }
  if (elements.size > 0) {
    const apart = [...OF_THE_PAGE, CONTRAST, 'region'].map((id) => [id, { enabled: false }])
    const rules = { ...a11y.options.rules, ...Object.fromEntries(apart) }
    const exclude = [...outside, ...known()]
    findings.push(...(await find({ include: [document.body], exclude }, { rules })))
  }
  // What a late answer has taken away meanwhile is looked at when it comes again.
  for (const [colour, element] of colours) if (!element.isConnected) colours.delete(colour)
  // In forced colours the browser replaces them, and axe still reads those that were written.
  const isForced = matchMedia('(forced-colors: active)').matches
  if (colours.size > 0 && !isForced && !off.has(CONTRAST)) {
    const include = [...colours.values()]
    findings.push(...(await find({ include, exclude: outside }, { runOnly: [CONTRAST] })))
  }
  if (findings.length === 0)
    for (const seen of [outline, ...elements.keys(), ...colours.keys()]) memory.checked.add(seen)
  return findings
}
