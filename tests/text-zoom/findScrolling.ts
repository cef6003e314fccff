/**
 * Returns what scrolls sideways, and whether bars leave too little of the window to the page. Runs in the page, so it uses
 * nothing from outside.
 */
export function findScrolling(): string[] {
  const root = document.documentElement
  const faults =
    root.scrollWidth > root.clientWidth + 1 ? [`the page scrolls sideways: ${root.scrollWidth} px`] : []
  const elements = [...document.body.querySelectorAll('*')].filter((element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  )

  for (const element of elements) {
    const isScroller =
      /auto|scroll/.test(getComputedStyle(element).overflowX) &&
      // A named region, such as a row of cards with arrows, scrolls by design.
      !element.matches('input, textarea, section[aria-label], section[aria-labelledby], [role="region"]')
    if (isScroller && element.scrollWidth > element.clientWidth + 1)
      faults.push(`scrolls sideways: ${element.tagName.toLowerCase()} "${element.textContent.slice(0, 40)}"`)
  }

  const bars = elements.filter(
    (each) =>
      /fixed|sticky/.test(getComputedStyle(each).position) &&
      each.textContent !== '' &&
      !each.closest('dialog, [popover], [data-trigger], [aria-modal="true"]'),
  )
  const covered = bars
    .map((bar) => bar.getBoundingClientRect())
    .filter(
      ({ width, top, bottom }) =>
        width > root.clientWidth - 2 && (Math.abs(top) < 2 || Math.abs(bottom - window.innerHeight) < 2),
    )
    .reduce((sum, { height }) => sum + height, 0)
  if (covered > window.innerHeight / 2)
    faults.push(`bars cover ${Math.round((covered / window.innerHeight) * 100)} % of the window`)
  return faults
}
