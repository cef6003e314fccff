import { expect } from 'storybook/test'
import { Avatar } from '#design-system/Avatar/Avatar.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/Avatar.ts'
import { Row } from './surroundings.tsx'

const meta = preview.meta({
  tags: ['forced-colors'],
  component: Avatar,
  args: { name: 'Aysha Rahman' },
  parameters: { guide },
})

/** Decorative, next to a name. */
export const Default = meta.story({
  play: ({ canvas }) => expect(canvas.getByText('AR')).toHaveAttribute('aria-hidden', 'true'),
})

/** The last one is named for screen readers. */
export const Sizes = meta.story({
  render: (args) => (
    <Row>
      <Avatar {...args} size="sm" />
      <Avatar {...args} />
      <Avatar {...args} size="lg" isNamed />
    </Row>
  ),
  play: ({ canvas }) => expect(canvas.getByText('Aysha Rahman')).toBeInTheDocument(),
})

/** Without a name: the star only. With one name its initial, with several those of the first and the last. */
export const EmptyAndLongText = meta.story({
  render: () => (
    <Row>
      <div data-testid="empty">
        <Avatar name="" />
      </div>
      <Avatar name=" nafeesa " />
      <Avatar name="Sayyid Muhammad Abdul Rahman Bafaqi Koyikkandi Thangal" />
    </Row>
  ),
  play: async ({ canvas }) => {
    const empty = canvas.getByTestId('empty')
    await expect(empty.querySelector('[aria-hidden]')).toBeVisible()
    await expect(empty).toHaveTextContent('')
    for (const initials of ['N', 'ST']) await expect(canvas.getByText(initials)).toBeVisible()
  },
})

/** A letter keeps its vowel sign. */
export const MalayalamAndRightToLeft = meta.story({
  globals: { dir: 'rtl' },
  render: () => (
    <Row>
      <Avatar name="عائشة بنت أبي بكر" lang="ar" />
      <Avatar name="മുഹമ്മദ് റഹീം" lang="ml" size="lg" />
    </Row>
  ),
  play: async ({ canvas }) => {
    for (const initials of ['عب', 'മുറ']) await expect(canvas.getByText(initials)).toBeVisible()
  },
})
