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
