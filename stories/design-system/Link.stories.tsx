import { expect, fn } from 'storybook/test'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { BackLink } from '#design-system/Link/BackLink.tsx'
import { Link, LinkProvider } from '#design-system/Link/Link.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/Link.ts'

const navigate = fn()

const meta = preview.meta({
  component: Link,
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

/** A new tab is the browser's business. */
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
    <div style={{ display: 'flex', gap: 12 }}>
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

/** Keeps the browser on the story, after React has seen the click. */
function stayHere() {
  window.addEventListener('click', (event) => event.preventDefault(), { once: true })
}
