/** Compares a story's picture with the one of the last commit; only under `npm run visual`. */
export async function comparePicture(canvasElement: HTMLElement, id: string): Promise<void> {
  const { expect } = await import('vitest')
  const page = canvasElement.ownerDocument.body
  for (const animation of document.getAnimations()) animation.finish()
  await expect.element(page).toMatchScreenshot(id)
}
