import { fn } from 'storybook/test'
import { takeInstallOffers } from '#design-system/useInstall.ts'

let isTaking = false

/** Offers to put the page on the home screen, as Chromium does. Returns what a press calls. */
export function offerInstall() {
  if (!isTaking) takeInstallOffers()
  isTaking = true
  const prompt = fn(() => Promise.resolve())
  window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
  return prompt
}

/** Makes the browser Safari, which has no offer: only its own menu can. For `beforeEach`. */
export function asInSafari() {
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: false })
  return () => Reflect.deleteProperty(navigator, 'standalone')
}
