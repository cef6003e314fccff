import { expect } from 'storybook/test'

/** Expects no element wider than the window, which the layout would clip instead of scrolling. */
export async function expectPageToFit({ canvas }: { canvas: { getByRole: (role: string) => HTMLElement } }) {
  const { scrollWidth, clientWidth } = canvas.getByRole('main')
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
}
