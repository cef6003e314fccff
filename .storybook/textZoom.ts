/** The condition of each media query as its style sheet has it. */
const written = new WeakMap<CSSMediaRule, string>()

/**
 * Shows the page in text of another size, as readers set it in their browser. Media queries in em follow that setting, but
 * not a size on the root element, so their conditions are changed too.
 * @param percent of the usual size
 */
export function setTextZoom(percent: number): void {
  const { style } = document.documentElement
  const size = percent === 100 ? '' : `${percent}%`
  // Sheets load with the stories that use them, so those of a later story still have their own conditions.
  if (size === '' && style.fontSize === '') return
  style.fontSize = size
  for (const sheet of document.styleSheets) changeQueries(sheet.cssRules, percent / 100)
}

function changeQueries(rules: CSSRuleList, factor: number) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const text = written.get(rule) ?? rule.media.mediaText
      written.set(rule, text)
      rule.media.mediaText = text.replaceAll(/([\d.]+)em/g, (_all, size) => `${Number(size) * factor}em`)
    }
    if (rule instanceof CSSGroupingRule) changeQueries(rule.cssRules, factor)
  }
}
