import type { ComponentType, ReactNode } from 'react'
import { expect, waitFor } from 'storybook/test'
import { LinkProvider, type Navigate } from '#design-system/Link/Link.tsx'

/** A decorator: everything inside is Arabic; the direction is a global of the story. */
const inArabic = (Story: ComponentType) => (
  <div lang="ar">
    <Story />
  </div>
)

/** For a story: everything inside is Arabic, and from right to left. */
export const rightToLeft = { globals: { dir: 'rtl' }, decorators: [inArabic] }

/** For a story: a part in Arabic, and below it in Malayalam, which is written from left to right. */
export const inBothScripts = <Props extends object>(
  Part: ComponentType<Props>,
  arabic: Partial<Props>,
  malayalam: Partial<Props>,
) => ({
  ...rightToLeft,
  render: (args: Props) => (
    <Column>
      <Part {...args} {...arabic} />
      <div lang="ml" dir="ltr">
        <Part {...args} {...malayalam} />
      </div>
    </Column>
  ),
})

/** A decorator: no wider than this, in px. */
export const inWidth = (maxInlineSize: number) => (Story: ComponentType) => (
  <div style={{ maxInlineSize }}>
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

/** Controls side by side, in as many lines as they need. */
export const Row = ({ children }: { children: ReactNode }) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>{children}</div>
)

/** One below the other. */
export const Column = ({ children, width }: { children: ReactNode; width?: number }) => (
  <div style={{ display: 'grid', gap: 16, maxInlineSize: width }}>{children}</div>
)

/** Expects no horizontal scrolling of the page. */
export async function expectToFit() {
  const { scrollWidth, clientWidth } = document.documentElement
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
}

/** Expects that one element ends, in the window, where or before the other begins. */
export const expectLeftOf = (one: Element, other: Element) =>
  expect(one.getBoundingClientRect().right).toBeLessThanOrEqual(other.getBoundingClientRect().left)

export const backgroundOf = (element?: Element) => element && getComputedStyle(element).backgroundColor

/** What being hovered changes of an element. */
export const hoverLookOf = (element?: Element) => {
  const style = element && getComputedStyle(element)
  return [style?.backgroundColor, style?.borderColor, style?.boxShadow, style?.textDecorationLine].join(' ')
}
