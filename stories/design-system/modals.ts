import { expect } from 'storybook/test'

/** Expects no horizontal scrolling in a dialog. */
export async function expectNoneCut({ canvas }: { canvas: { getByRole: (role: string) => HTMLElement } }) {
  const modal = canvas.getByRole('dialog')
  await expect(modal.scrollWidth).toBeLessThanOrEqual(modal.clientWidth)
}

/** axe reads the colour that a part asks for, not the one that is forced upon it: dark parts would fail on light ground. */
export const unlessForced = {
  config: {
    rules: [{ id: 'color-contrast', enabled: !window.matchMedia('(forced-colors: active)').matches }],
  },
}
