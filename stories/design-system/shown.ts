import { expect, waitFor } from 'storybook/test'

/** Popups are in the DOM shortly before they are positioned and visible. */
export const expectShown = (popup: HTMLElement) => waitFor(() => expect(popup).toBeVisible())
