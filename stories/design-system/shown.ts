import { expect, waitFor } from 'storybook/test'

/** What floats is in the page a moment before it has its place and is seen. */
export const expectShown = (popup: HTMLElement) => waitFor(() => expect(popup).toBeVisible())
