import { STORY_FINISHED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

/** The name of each frame in which the Atlas shows a state. */
export const ATLAS_FRAME = 'atlas-frame'

/** What a frame says to the Atlas when its story stands still. */
export const ATLAS_STILL = 'atlas-still'

/** Gives a page storages of its own: stories empty them, and the demo's console lives on the same origin. */
export function keepStoragesApart(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { value: Object.create(storageMethods) })
}

/** What would come of itself after this time, in ms, does not come: a state stays as long as it is looked at. */
const LATER = 3000

/** The longest that a timer can wait, in ms. */
const NEVER = 2 ** 31 - 1

/** A state of the Atlas stands beside others: nothing that it does scrolls the page around it, or ends the state. */
export function keepToItself(): void {
  const wait = window.setTimeout
  Object.assign(window, {
    setTimeout: (run: TimerHandler, ms = 0, ...values: unknown[]) =>
      wait(run, ms < LATER ? ms : NEVER, ...values),
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

/** What is kept are its own properties, as a storage has them: whoever asks for its keys gets those. */
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
