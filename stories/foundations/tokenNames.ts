/** The rules of a style sheet or of a layer, and of the layers within. */
function styleRules(rules: CSSRuleList): CSSStyleRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [rule]
    return rule instanceof CSSLayerBlockRule ? styleRules(rule.cssRules) : []
  })
}

/** The tokens of the light theme whose names match, in the order of tokens.css, without the leading dashes. */
export function tokenNames(pattern: RegExp): string[] {
  const root = [...document.styleSheets]
    .flatMap((sheet) => styleRules(sheet.cssRules))
    .find(
      (rule) => rule.selectorText.startsWith(':root') && rule.style.getPropertyValue('--color-canvas') !== '',
    )
  if (!root) throw new Error('tokens.css is not on this page')
  return [...root.style]
    .filter((name) => name.startsWith('--'))
    .map((name) => name.slice(2))
    .filter((name) => pattern.test(name))
}

/** What a token stands for here, as the browser reads it: `120ms`, `3px`. */
export const valueOf = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim()
