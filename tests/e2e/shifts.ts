import { expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    /** Unexpected layout shifts, each with its value and elements. */
    shifts: { value: number; what: string[] }[]
  }
}

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

/** Records every layout shift of the loads that follow, from the first paint on. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = []
    const isShift = (entry: PerformanceEntry): entry is Shift => 'hadRecentInput' in entry
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries().filter(isShift)) {
        if (entry.hadRecentInput) continue
        const what = entry.sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : '',
        )
        window.shifts.push({ value: entry.value, what })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Expects no layout shifts in total, which is stricter than CLS, the worst window of five seconds. */
export async function expectStill(page: Page) {
  await page.waitForLoadState('networkidle')
  const shifts = await page.evaluate(() => window.shifts)
  const moved = shifts.reduce((sum, { value }) => sum + value, 0)
  expect(moved, JSON.stringify(shifts)).toBeLessThanOrEqual(0.01)
}
