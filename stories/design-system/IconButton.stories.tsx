import type { ReactNode } from 'react'
import { expect, fn } from 'storybook/test'
import { IconButton } from '#design-system/Button/IconButton.tsx'
import { IconLink } from '#design-system/Button/IconLink.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/IconButton.ts'
import {
  expectAlikeWhenDisabled,
  expectHoverAndFocusToDiffer,
  expectPressed,
  HoverAndFocus,
  hoverAndFocus,
} from './states.tsx'
import { expectToFit } from './surroundings.tsx'

const meta = preview.meta({
  tags: ['forced-colors'],
  component: IconButton,
  subcomponents: { IconLink },
  parameters: { guide },
  args: { icon: 'moon' as const, label: 'Use dark theme', onPress: fn() },
})

export const Default = meta.story({ play: expectPressed })

/** Each kind at rest, and below that hovered; then the same in focus. `about` distinguishes several of one kind on a page. */
export const HoveredAndFocused = meta.story({
  parameters: { pseudo: hoverAndFocus },
  render: () => (
    <HoverAndFocus>
      <IconButton icon="moon" label="Use dark theme" />
      <IconButton icon="copy" label="Copy" variant="outlined" />
      <IconButton icon="delete" label="Delete" about="Batch 07" variant="danger" />
      <IconLink icon="edit" label="Edit" about="Batch 07" href="/batches/7" size="sm" />
    </HoverAndFocus>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expectHoverAndFocusToDiffer(canvasElement)
    await expect(canvas.getAllByRole('button', { name: 'Delete Batch 07' })).toHaveLength(4)
    const [link] = canvas.getAllByRole('link', { name: 'Edit Batch 07' })
    await expect(link).toHaveAttribute('href', '/batches/7')
  },
})

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
  play: ({ canvas }) => expectAlikeWhenDisabled(canvas.getAllByRole('button')),
})

/** In a table's card on phones, the labels are shown side by side. */
export const LongTextAndMalayalamAndRightToLeft = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: { icon: 'delete', variant: 'danger', size: 'sm' },
  render: (args) => (
    <>
      <Actions>
        <IconButton {...args} label="Delete" about="Batch 07" />
      </Actions>
      <Actions>
        <IconButton {...args} label="Delete together with its divisions and classes" about="Batch 07" />
      </Actions>
      <Actions lang="ml">
        <IconButton {...args} label="ഇല്ലാതാക്കുക" about="ബാച്ച് 07" lang="ml" />
      </Actions>
      <Actions lang="ar">
        <IconButton {...args} label="حذف" about="الدفعة ٠٧" lang="ar" />
      </Actions>
    </>
  ),
  play: async ({ canvas }) => {
    await expectToFit()
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.offsetHeight).toBeGreaterThanOrEqual(44)
      await expect(button).toHaveTextContent(/\S/)
    }
  },
})

/** A row of links and buttons, as a table has them. */
function Actions({ lang, children }: { lang?: string; children: ReactNode }) {
  return (
    <div
      data-actions
      dir={lang === 'ar' ? 'rtl' : 'ltr'}
      style={{ display: 'flex', flexWrap: 'wrap', gap: 8, paddingBlockEnd: 12 }}
    >
      <IconLink icon="edit" label="Edit" about="Batch 07" href="/batches/7" size="sm" />
      {children}
    </div>
  )
}
