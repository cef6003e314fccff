import { expect } from 'storybook/test'

/** More than any page has. */
const MOST_STOPS = 120

/** Presses Tab until this element has the focus, as users without a pointer do. Fails if Tab does not lead there. */
export async function tabTo(userEvent: { tab: () => Promise<unknown> }, element: HTMLElement) {
  for (let stops = 0; stops < MOST_STOPS && document.activeElement !== element; stops += 1)
    await userEvent.tab()
  await expect(element).toHaveFocus()
}
