/** How long a page may take to stand still, in ms. */
const STILL_WITHIN = 3000

/** Compares a story's picture with the one of the last commit; only under `npm run visual`. */
export async function comparePicture(canvasElement: HTMLElement, id: string): Promise<void> {
  const { expect } = await import('vitest')
  const page = canvasElement.ownerDocument.body
  for (const animation of document.getAnimations()) settle(animation)
  await expect.element(page).toMatchScreenshot(id, { timeout: STILL_WITHIN })
}

/** Animations at their end, those without an end at their beginning. */
function settle(animation: Animation) {
  if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) {
    animation.pause()
    animation.currentTime = 0
  } else {
    animation.finish()
  }
}
