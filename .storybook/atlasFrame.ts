import { STORY_FINISHED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

/** `window.name` of the iframes in which the Atlas shows states. */
export const ATLAS_FRAME = 'atlas-frame'

/** Message from an iframe to the Atlas when its story has finished. */
export const ATLAS_STILL = 'atlas-still'

/** Replaces the page's storages: stories clear them, and the demo's console uses the same origin. */
export function replaceStorages(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { value: Object.create(storageMethods) })
}

/** Timers with at least this delay, in ms, do not fire, so that a state does not end while it is shown. */
const SUPPRESSED_MS = 3000

/** The maximum delay of a timer, in ms. */
const MAX_DELAY_MS = 2 ** 31 - 1

/** Isolates a state of the Atlas from the others: it must not scroll the surrounding page, and must not end by timer. */
export function isolateFrame(): void {
  const originalSetTimeout = window.setTimeout
  Object.assign(window, {
    setTimeout: (run: TimerHandler, ms = 0, ...values: unknown[]) =>
      originalSetTimeout(run, ms < SUPPRESSED_MS ? ms : MAX_DELAY_MS, ...values),
  })

  const { prototype } = HTMLElement
  const focus = Reflect.get(prototype, 'focus')
  prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true })
  }
  Element.prototype.scrollIntoView = function scrollHere() {
    const margin = Number.parseFloat(getComputedStyle(this).scrollMarginTop)
    const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
    const top = this.getBoundingClientRect().top + window.scrollY - margin - padding
    window.scrollTo({ top, behavior: 'instant' })
  }
  addons.getChannel().on(STORY_FINISHED, () => window.parent.postMessage(ATLAS_STILL, location.origin))
}

/** Values are own properties, as in a Storage, so that `Object.keys` lists them. */
const storageMethods = {
  getItem(key: string): string | null {
    const value: unknown = Reflect.get(this, key)
    return typeof value === 'string' ? value : null
  },
  setItem(key: string, value: string) {
    Reflect.set(this, key, value)
  },
  removeItem(key: string) {
    Reflect.deleteProperty(this, key)
  },
  clear() {
    for (const key of Object.keys(this)) Reflect.deleteProperty(this, key)
  },
  key(index: number): string | null {
    return Object.keys(this)[index] ?? null
  },
  get length() {
    return Object.keys(this).length
  },
}
