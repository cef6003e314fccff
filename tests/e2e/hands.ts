import { expect, type Locator, type Page } from '@playwright/test'

/** How a person uses the console: with the keyboard alone, or by tapping on a phone. */
export interface Hands {
  /** Number of keys pressed to get somewhere or to do something, or of taps. Typed text does not count. */
  readonly count: () => number
  readonly press: (target: Locator) => Promise<void>
  /** Types a text in place of what a field holds. */
  readonly type: (field: Locator, text: string) => Promise<void>
  /** Chooses from a select: the browser's own, or one whose options appear in a list. */
  readonly choose: (select: Locator, option: string) => Promise<void>
}

export const phoneScreen = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true }

/** More fields and buttons than any screen has. */
const MOST_TABS = 400
/** Smallest target that may be tapped, in CSS pixels (WCAG 2.2, 2.5.8). */
const LEAST_TARGET = 24

const isNative = (select: Locator) => select.evaluate((element) => element.tagName === 'SELECT')

export function keyboard(page: Page): Hands {
  let keys = 0
  const key = async (name: string) => {
    keys += 1
    await page.keyboard.press(name)
  }
  const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement)

  /** Goes to an element with Tab, whose focus must then be visible. */
  async function reach(target: Locator) {
    await expect(target).toBeEnabled()
    for (let tabs = 0; !(await isFocused(target)); tabs += 1) {
      expect(tabs, `Tab does not lead to ${target.toString()}`).toBeLessThan(MOST_TABS)
      await key('Tab')
    }
    expect(await target.evaluate((element) => element.matches(':focus-visible'))).toBe(true)
    await expect(target).toBeInViewport()
  }

  return {
    count: () => keys,
    async press(target) {
      await reach(target)
      await key((await target.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter')
    },
    async type(field, text) {
      await reach(field)
      await page.keyboard.insertText(text)
    },
    async choose(select, option) {
      await reach(select)
      if (await isNative(select)) return page.keyboard.type(option)
      await key('Enter')
      const wanted = page.getByRole('option', { name: option })
      await expect(wanted).toBeVisible()
      await page.keyboard.type(option)
      await key('Enter')
      await expect(select).toContainText(option)
    },
  }
}

export function phone(page: Page): Hands {
  let taps = 0
  async function tap(target: Locator) {
    taps += 1
    // React may replace the element while it scrolls into view: then it is looked up again.
    await expect(async () => {
      await target.scrollIntoViewIfNeeded()
      expect(await target.evaluate(takesTaps, LEAST_TARGET)).toBe(true)
    }).toPass()
    await target.tap()
  }
  return {
    count: () => taps,
    press: tap,
    async type(field, text) {
      await tap(field)
      await field.selectText()
      await page.keyboard.insertText(text)
    },
    async choose(select, option) {
      if (await isNative(select)) return chooseNative(select, option)
      await tap(select)
      await tap(page.getByRole('option', { name: option }))
    },
  }
}

/** Chooses from a select of the browser's own, where a detail may follow the name: 'Division A (24 students)'. */
async function chooseNative(select: Locator, option: string) {
  const labels = () => select.locator('option').allTextContents()
  const isMeant = (label: string) => label === option || label.startsWith(`${option} (`)
  await expect.poll(async () => (await labels()).some(isMeant)).toBe(true)
  await select.selectOption({ label: (await labels()).find(isMeant) ?? option })
}

/** Runs in the page: whether a square around an element's middle is the element's own, or its label's. */
function takesTaps(element: Element, size: number) {
  const { left, top, width, height } = element.getBoundingClientRect()
  const reach = size / 2 - 1
  const sides = [
    [-reach, 0],
    [reach, 0],
    [0, -reach],
    [0, reach],
  ] as const
  return sides.every(([x, y]) => {
    const hit = document.elementFromPoint(left + width / 2 + x, top + height / 2 + y)
    return hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element) === true)
  })
}
