import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '#design-system/Button/Button.tsx'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { Pagination } from '#design-system/Pagination/Pagination.tsx'
import { MenuButton } from '#design-system/PlinthBar/MenuButton.tsx'
import { PlinthBar } from '#design-system/PlinthBar/PlinthBar.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/PlinthBar.ts'
import { expectToFit } from './states.tsx'

const openMenu = fn()
const longStart =
  '31 to 45 of 248 students of the advanced course in Hadith studies, sorted by their names, in all batches'

const meta = preview.meta({
  tags: ['forced-colors'],
  component: PlinthBar,
  subcomponents: { MenuButton },
  args: {
    start: '31 to 45 of 248',
    center: <MenuButton isOpen={false} onPress={openMenu} />,
    end: <Pagination isCompact page={3} lastPage={17} onPageChange={fn()} />,
  },
  parameters: { layout: 'fullscreen', guide },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    openMenu.mockClear()
    const menu = canvas.getByRole('button', { name: 'Menu' })
    await expect(menu).toHaveAttribute('aria-keyshortcuts', 'M')
    await userEvent.click(menu)
    await expect(openMenu).toHaveBeenCalledOnce()
  },
})

/** The focus order: menu first, then the end. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    openMenu.mockClear()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Menu' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(openMenu).toHaveBeenCalledTimes(2)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveFocus()
  },
})

/** The second menu is hovered. */
export const Hovered = meta.story({
  args: {
    center: (
      <div style={{ display: 'flex', gap: 8 }}>
        <MenuButton isOpen={false} onPress={openMenu} />
        <MenuButton isOpen={false} onPress={openMenu} />
      </div>
    ),
  },
  parameters: { pseudo: { hover: '[aria-haspopup] + [aria-haspopup]' } },
  play: async ({ canvas }) => {
    const looks = () =>
      canvas
        .getAllByRole('button', { name: 'Menu' })
        .map((menu) => getComputedStyle(menu).backgroundColor + getComputedStyle(menu).borderColor)
    await waitFor(() => expect(looks()[1]).not.toBe(looks()[0]))
  },
})

export const Focused = meta.story({
  parameters: { pseudo: { focusVisible: '[aria-haspopup]' } },
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('button', { name: 'Menu' })
    await waitFor(() => expect(getComputedStyle(menu).outlineStyle).toBe('solid'))
  },
})

export const Open = meta.story({
  args: { center: <MenuButton isOpen onPress={openMenu} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Menu', expanded: true })).toBeVisible()
  },
})

export const OfAForm = meta.story({
  args: { start: undefined, end: <FormButtons /> },
})

export const Invalid = OfAForm.extend({ args: { start: '3 fields need attention' } })

/** Submit is pending; the menu and Cancel stay enabled. */
export const Pending = OfAForm.extend({
  args: { end: <FormButtons isPending /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Loading...' })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('link', { name: 'Cancel' })).toBeVisible()
  },
})

/** Content that does not fit next to the menu is cut off; the menu stays centered. */
export const LongText = meta.story({
  args: { start: longStart },
  play: async ({ canvas }) => {
    const { left, right } = canvas.getByRole('button', { name: 'Menu' }).getBoundingClientRect()
    await expect(Math.round(left + right)).toBe(document.documentElement.clientWidth)
    await expectToFit()
  },
})

export const Malayalam = meta.story({
  args: { start: <span lang="ml">248-ൽ 31 മുതൽ 45 വരെ</span>, end: undefined },
  play: async ({ canvas }) => {
    const words = canvas.getByText('248-ൽ 31 മുതൽ 45 വരെ')
    await expect(words).toBeVisible()
  },
})

export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  args: { start: <span lang="ar">٣١ إلى ٤٥ من ٢٤٨</span> },
  play: async ({ canvas }) => {
    const words = canvas.getByText('٣١ إلى ٤٥ من ٢٤٨').getBoundingClientRect()
    const menu = canvas.getByRole('button', { name: 'Menu' }).getBoundingClientRect()
    await expect(words.left).toBeGreaterThan(menu.right)
  },
})

/** Menu, Cancel and Submit only. */
export const Narrow = OfAForm.extend({
  globals: { viewport: { value: 'narrow' } },
  args: { start: longStart },
  play: async ({ canvas }) => {
    await expectToFit()
    await expect(canvas.getByText(longStart)).not.toBeVisible()
    const menu = canvas.getByRole('button', { name: 'Menu' }).getBoundingClientRect()
    const cancel = canvas.getByRole('link', { name: 'Cancel' }).getBoundingClientRect()
    const submit = canvas.getByRole('button', { name: 'Submit' }).getBoundingClientRect()
    await expect(cancel.left).toBeGreaterThanOrEqual(menu.right)
    await expect(submit.right).toBeLessThanOrEqual(window.innerWidth)
  },
})

/** The menu only. */
export const Empty = meta.story({ args: { start: undefined, end: undefined } })

function FormButtons({ isPending = false }: { isPending?: boolean }) {
  return (
    <>
      <ButtonLink variant="ghost" href="/classes">
        Cancel
      </ButtonLink>
      <Button variant="primary" type="submit" isPending={isPending}>
        Submit
      </Button>
    </>
  )
}
