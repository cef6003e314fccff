import { expect, fn } from 'storybook/test'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { BackLink } from '#design-system/Link/BackLink.tsx'
import { Link, LinkProvider } from '#design-system/Link/Link.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/Link.ts'
import { expectToDiffer, expectToFit, second, Twice } from './states.tsx'

const navigate = fn()

const meta = preview.meta({
  tags: ['forced-colors'],
  component: Link,
  subcomponents: { BackLink, LinkProvider },
  parameters: { guide },
  args: { href: '/library', variant: 'text' as const, children: 'Open the Library' },
  decorators: [
    (Story) => (
      <LinkProvider navigate={navigate}>
        <Story />
      </LinkProvider>
    ),
  ],
  beforeEach: () => {
    navigate.mockClear()
  },
})

export const Default = meta.story({
  args: { state: { from: '/' } },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Open the Library' })
    await expect(link).toHaveAttribute('href', '/library')
    await userEvent.click(link)
    await expect(navigate).toHaveBeenCalledWith('/library', { state: { from: '/' }, replace: undefined })
  },
})

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Open the Library' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(navigate).toHaveBeenCalledWith('/library', { state: undefined, replace: undefined })
  },
})

/** The browser, not the router, opens a new tab. */
export const NewTab = meta.story({
  play: async ({ canvas, userEvent }) => {
    stayHere()
    await userEvent.keyboard('{Control>}')
    await userEvent.click(canvas.getByRole('link'))
    await userEvent.keyboard('{/Control}')
    await expect(navigate).not.toHaveBeenCalled()
  },
})

export const OtherSite = meta.story({
  args: { href: 'https://example.org/', children: 'Another site' },
  play: async ({ canvas, userEvent }) => {
    stayHere()
    await userEvent.click(canvas.getByRole('link'))
    await expect(navigate).not.toHaveBeenCalled()
  },
})

export const LikeAButton = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <ButtonLink variant="primary" icon="add" href="/courses/add">
        ADD COURSE
      </ButtonLink>
      <ButtonLink variant="ghost" href="/courses">
        Cancel
      </ButtonLink>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'ADD COURSE' }))
    await expect(navigate).toHaveBeenCalledWith('/courses/add', expect.anything())
  },
})

export const Back = meta.story({
  render: () => <BackLink href="/classes" label="Back to classes" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Back to classes' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(navigate).toHaveBeenCalledWith('/classes', expect.anything())
  },
})

/** Below each one, the same hovered. */
export const Hovered = meta.story({
  parameters: { pseudo: { hover: second } },
  render: (args) => (
    <Twice>
      <Link {...args} />
      <BackLink href="/classes" label="Back to classes" />
    </Twice>
  ),
  play: ({ canvasElement }) => expectToDiffer(canvasElement),
})

export const Focused = Hovered.extend({ parameters: { pseudo: { hover: [], focusVisible: second } } })

/** Wraps like text. */
export const LongText = meta.story({
  args: { children: 'The life of the Prophet in thirty evenings, from the year of the elephant to Madina' },
  render: (args) => (
    <p style={{ maxInlineSize: 280 }}>
      <Link {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').offsetWidth).toBeLessThanOrEqual(280)
  },
})

export const Malayalam = meta.story({ args: { children: 'ലൈബ്രറി തുറക്കുക', lang: 'ml' } })

/** The arrow of a BackLink is mirrored. */
export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  args: { children: 'افتح المكتبة', lang: 'ar' },
  render: (args) => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
      <BackLink href="/classes" label="العودة إلى الدروس" />
      <Link {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const arrow = canvas.getByRole('link', { name: 'العودة إلى الدروس' }).querySelector('svg')
    await expect(arrow && getComputedStyle(arrow).scale).toBe('-1 1')
  },
})

export const Narrow = LongText.extend({
  globals: { viewport: { value: 'narrow' } },
  args: { children: 'https://example.org/library/thirty-evenings/from-the-year-of-the-elephant-to-madina' },
  play: expectToFit,
})

/** Prevents navigation after React has handled the click. */
function stayHere() {
  window.addEventListener('click', (event) => event.preventDefault(), { once: true })
}
