import type { Page } from '@playwright/test'

/** Keeps scripts back until the answer is called. */
export async function holdScripts(page: Page, which: string | RegExp = '**/assets/*.js') {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(which, async (route) => {
    await released
    await route.continue()
  })
  return () => release()
}
