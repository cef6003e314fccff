import { expect, fn } from 'storybook/test'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { BackLink } from '#design-system/Link/BackLink.tsx'
import { Link, LinkProvider } from '#design-system/Link/Link.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/Link.ts'
import { expectHoverAndFocusToDiffer, HoverAndFocus, hoverAndFocus } from './states.tsx'
import { inRouter, Row } from './surroundings.tsx'

const navigate = fn()

const meta = preview.meta({
  tags: ['forced-colors'],
  component: Link,
  subcomponents: { BackLink, LinkProvider },
  parameters: { guide },
  args: { href: '/library', variant: 'text' as const, children: 'Open the Library' },
  decorators: [inRouter(navigate)],
})

export const Default = meta.story({
  args: { state: { from: '/' } },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Open the Library' })
    await expect(link).toHaveAttribute('href', '/library')
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(link)
    const call = ['/library', { state: { from: '/' }, replace: undefined }]
    await expect(navigate.mock.calls).toEqual([call, call])
  },
})

/** The browser, not the router, opens a new tab and another site. */
export const NewTab = meta.story({
  render: (args) => (
    <Row>
      <Link {...args} />
      <Link {...args} href="https://example.org/">
        Another site
      </Link>
    </Row>
  ),
  play: async ({ canvas, userEvent }) => {
    stayHere()
    await userEvent.keyboard('{Control>}')
    await userEvent.click(canvas.getByRole('link', { name: 'Open the Library' }))
    await userEvent.keyboard('{/Control}')
    stayHere()
    await userEvent.click(canvas.getByRole('link', { name: 'Another site' }))
    await expect(navigate).not.toHaveBeenCalled()
  },
})

/** And links that look like buttons. */
export const Back = meta.story({
  render: () => (
    <Row>
      <BackLink href="/classes" label="Back to classes" />
      <ButtonLink variant="primary" icon="add" href="/courses/add">
        ADD COURSE
      </ButtonLink>
      <ButtonLink variant="ghost" href="/courses">
        Cancel
      </ButtonLink>
    </Row>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Back to classes' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(navigate).toHaveBeenLastCalledWith('/classes', expect.anything())
    await userEvent.click(canvas.getByRole('link', { name: 'ADD COURSE' }))
    await expect(navigate).toHaveBeenLastCalledWith('/courses/add', expect.anything())
  },
})

/** Each one at rest, and below that hovered; then the same in focus. */
export const HoveredAndFocused = meta.story({
  parameters: { pseudo: hoverAndFocus },
  render: (args) => (
    <HoverAndFocus>
      <Link {...args} />
      <BackLink href="/classes" label="Back to classes" />
    </HoverAndFocus>
  ),
  play: ({ canvasElement }) => expectHoverAndFocusToDiffer(canvasElement),
})

/** Wraps like text. The arrow of a BackLink is mirrored. */
export const LongTextAndMalayalamAndRightToLeft = meta.story({
  globals: { dir: 'rtl' },
  render: (args) => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 12, maxInlineSize: 280 }}>
      <BackLink href="/classes" label="العودة إلى الدروس" />
      <Link {...args} lang="ar">
        افتح المكتبة
      </Link>
      <Link {...args} lang="ml">
        ലൈബ്രറി തുറക്കുക
      </Link>
      <Link {...args}>
        The life of the Prophet in thirty evenings, from the year of the elephant to Madina
      </Link>
      <Link {...args}>
        https://example.org/library/thirty-evenings/from-the-year-of-the-elephant-to-madina
      </Link>
    </div>
  ),
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) await expect(link.offsetWidth).toBeLessThanOrEqual(280)
    const arrow = canvas.getByRole('link', { name: 'العودة إلى الدروس' }).querySelector('svg')
    await expect(arrow && getComputedStyle(arrow).scale).toBe('-1 1')
  },
})

/** Prevents navigation after React has handled the click. */
function stayHere() {
  window.addEventListener('click', (event) => event.preventDefault(), { once: true })
}
