import { expect } from 'storybook/test'

/** Nothing of the page is wider than the window. The frame would cut it off, so that no window ever scrolls. */
export async function expectPageToFit({ canvas }: { canvas: { getByRole: (role: string) => HTMLElement } }) {
  const { scrollWidth, clientWidth } = canvas.getByRole('main')
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
}
