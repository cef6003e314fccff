import { expect } from 'storybook/test'
import { Button } from '#design-system/Button/Button.tsx'
import { Kbd } from '#design-system/Kbd/Kbd.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/Kbd.ts'

const meta = preview.meta({ component: Kbd, args: { children: 'M' }, parameters: { guide } })

/** Hidden from screen readers. */
export const Default = meta.story({
  play: ({ canvas }) => expect(canvas.getByText('M')).toHaveAttribute('aria-hidden', 'true'),
})

/** Several words stay on one key cap. After its control's label, in Arabic to the left of it. */
export const LongTextAndRightToLeft = meta.story({
  globals: { dir: 'rtl' },
  render: (args) => (
    <>
      <Button icon="menu" lang="ar" aria-keyshortcuts="M">
        القائمة <Kbd {...args} />
      </Button>
      <div style={{ inlineSize: 40 }}>
        <Kbd>Page Down</Kbd>
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Page Down').getClientRects()).toHaveLength(1)
    const { left, width } = canvas.getByRole('button', { name: 'القائمة' }).getBoundingClientRect()
    await expect(canvas.getByText('M').getBoundingClientRect().left).toBeLessThan(left + width / 2)
  },
})

/** Hidden on phones, which have no keyboard: only the control's label remains. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'narrow' } },
  render: (args) => (
    <Button icon="menu" aria-keyshortcuts="M">
      Menu <Kbd {...args} />
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('M')).not.toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Menu' })).toBeVisible()
  },
})
