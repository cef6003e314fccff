import { expect } from 'storybook/test'
import { Avatar } from '#design-system/Avatar/Avatar.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/Avatar.ts'

const meta = preview.meta({
  tags: ['forced-colors'],
  component: Avatar,
  args: { name: 'Aysha Rahman' },
  parameters: { guide },
})

/** Decorative, next to a name. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('AR')).toHaveAttribute('aria-hidden', 'true')
  },
})

export const Named = meta.story({
  args: { isNamed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aysha Rahman')).toBeInTheDocument()
  },
})

/** A letter keeps its vowel sign. */
export const Malayalam = meta.story({
  args: { name: 'മുഹമ്മദ് റഹീം', lang: 'ml' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('മുറ')).toBeVisible()
  },
})

/** The initials of the first and the last word. */
export const LongText = meta.story({
  args: { name: 'Sayyid Muhammad Abdul Rahman Bafaqi Koyikkandi Thangal' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ST')).toBeVisible()
  },
})

export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  args: { name: 'عائشة بنت أبي بكر', lang: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('عب')).toBeVisible()
  },
})

/** Without a name: the star only. */
export const Empty = meta.story({
  args: { name: '' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden]')).toBeVisible()
    await expect(canvasElement).toHaveTextContent('')
  },
})

export const OneName = meta.story({
  args: { name: ' nafeesa ' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('N')).toBeVisible()
  },
})

export const Sizes = meta.story({
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 }}>
      <Avatar {...args} size="sm" />
      <Avatar {...args} />
      <Avatar {...args} size="lg" />
      <Avatar name="ആമിന റഹീം" lang="ml" size="lg" />
    </div>
  ),
})
