import type { ComponentType } from 'react'
import { expect, waitFor } from 'storybook/test'
import { LinkProvider, type Navigate } from '#design-system/Link/Link.tsx'

/** A decorator: everything inside is Arabic; the direction is a global of the story. */
export const inArabic = (Story: ComponentType) => (
  <div lang="ar">
    <Story />
  </div>
)

/** A decorator: links call this function instead of loading pages. */
export const inRouter = (navigate: Navigate) => (Story: ComponentType) => (
  <LinkProvider navigate={navigate}>
    <Story />
  </LinkProvider>
)

type Look = 'backgroundColor' | 'borderTopColor' | 'color'

/** A state that the add-on sets a moment after rendering makes one look unlike the other; forced colours have few looks. */
export async function expectUnlike(one: Element, other: Element, look: Look = 'backgroundColor') {
  if (window.matchMedia('(forced-colors: active)').matches) return
  await waitFor(() => expect(getComputedStyle(one)[look]).not.toBe(getComputedStyle(other)[look]))
}

/** Expects the focus and a visible focus ring. */
export async function expectRing(element: HTMLElement, around: HTMLElement = element) {
  await waitFor(() => expect(element).toHaveFocus())
  await expect(getComputedStyle(around).outlineStyle).toBe('solid')
}
