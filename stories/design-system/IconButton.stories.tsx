import { expect, fn, waitFor } from 'storybook/test'
import { IconButton } from '#design-system/Button/IconButton.tsx'
import { IconLink } from '#design-system/Button/IconLink.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/IconButton.ts'
import { expectToDiffer, expectToFit, second, settled, Twice } from './states.tsx'

const meta = preview.meta({
  tags: ['forced-colors'],
  component: IconButton,
  subcomponents: { IconLink },
  parameters: { guide },
  args: { icon: 'moon' as const, label: 'Use dark theme', onPress: fn() },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use dark theme' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
})

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Use dark theme' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onPress).toHaveBeenCalledTimes(2)
  },
})

/** `about` distinguishes several buttons of one kind on a page. */
export const About = meta.story({
  args: { icon: 'delete', label: 'Delete', about: 'Batch 07', variant: 'danger', size: 'sm' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Delete Batch 07' })).toBeVisible()
  },
})

export const AsLink = meta.story({
  render: () => <IconLink icon="edit" label="Edit" about="Batch 07" href="/batches/7" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Edit Batch 07' })).toHaveAttribute('href', '/batches/7')
  },
})

/** Plain, outlined, red and as a link; below each one, the same hovered. */
export const Hovered = meta.story({
  parameters: { pseudo: { hover: second } },
  render: () => (
    <Twice>
      <IconButton icon="moon" label="Use dark theme" />
      <IconButton icon="copy" label="Copy" variant="outlined" />
      <IconButton icon="delete" label="Delete" variant="danger" />
      <IconLink icon="edit" label="Edit" href="/batches/7" size="sm" />
    </Twice>
  ),
  play: ({ canvasElement }) => expectToDiffer(canvasElement),
})

export const Focused = Hovered.extend({ parameters: { pseudo: { hover: [], focusVisible: second } } })

/** All variants, also hovered. */
export const Disabled = meta.story({
  parameters: { pseudo: { hover: 'button' } },
  render: () => (
    <div style={{ display: 'flex', gap: 12 }}>
      <IconButton isDisabled icon="moon" label="Use dark theme" />
      <IconButton isDisabled icon="copy" label="Copy" variant="outlined" />
      <IconButton isDisabled icon="delete" label="Delete" variant="danger" />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const danger = canvas.getByRole('button', { name: 'Delete' })
    await expect(danger).toBeDisabled()
    await waitFor(() => expect(danger).toHaveClass('pseudo-hover'))
    await settled(canvasElement)
    const colors = canvas.getAllByRole('button').map((button) => getComputedStyle(button).color)
    const grounds = canvas.getAllByRole('button').map((button) => getComputedStyle(button).backgroundColor)
    await expect(new Set(colors).size).toBe(1)
    await expect(new Set(grounds).size).toBe(1)
  },
})

/** In a table's card on phones, the labels are shown side by side. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: { label: 'Delete', about: 'Batch 07', icon: 'delete', variant: 'danger', size: 'sm' },
  render: (args) => (
    <div data-actions style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <IconLink icon="edit" label="Edit" about="Batch 07" href="/batches/7" size="sm" lang={args.lang} />
      <IconButton {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expectToFit()
    const button = canvas.getByRole('button')
    await expect(button.offsetHeight).toBeGreaterThanOrEqual(44)
    await expect(button).toHaveTextContent(/\S/)
  },
})

export const LongText = Narrow.extend({ args: { label: 'Delete together with its divisions and classes' } })

export const Malayalam = Narrow.extend({ args: { label: 'ഇല്ലാതാക്കുക', about: 'ബാച്ച് 07', lang: 'ml' } })

export const RightToLeft = Narrow.extend({
  globals: { dir: 'rtl' },
  args: { label: 'حذف', about: 'الدفعة ٠٧', lang: 'ar' },
})
