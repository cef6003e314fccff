import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '#design-system/Button/Button.tsx'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { Pagination } from '#design-system/Pagination/Pagination.tsx'
import { MenuButton } from '#design-system/BottomBar/MenuButton.tsx'
import { BottomBar } from '#design-system/BottomBar/BottomBar.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/BottomBar.ts'
import { expectLeftOf, expectToFit } from './surroundings.tsx'

const openMenu = fn()
const longStart =
  '3 fields need attention: the name of the course, the date on which it begins, and the teachers who hold it'

const meta = preview.meta({
  tags: ['forced-colors'],
  component: BottomBar,
  subcomponents: { MenuButton },
  args: {
    start: '31 to 45 of 248',
    center: <MenuButton isOpen={false} onPress={openMenu} />,
    end: <Pagination isCompact page={3} lastPage={17} onPageChange={fn()} />,
  },
  parameters: { layout: 'fullscreen', guide },
})

/** The focus order: menu first, then the end. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByRole('button', { name: 'Menu' })
    await expect(menu).toHaveAttribute('aria-keyshortcuts', 'M')
    await userEvent.click(menu)
    await expect(openMenu).toHaveBeenCalledOnce()
    await expect(menu).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(openMenu).toHaveBeenCalledTimes(3)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(menu).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(document.body).toHaveFocus()
  },
})

/** The second menu is hovered, the third has the focus. */
export const HoveredAndFocused = meta.story({
  args: {
    center: (
      <div style={{ display: 'flex', gap: 8 }}>
        {[1, 2, 3].map((key) => (
          <MenuButton key={key} isOpen={false} onPress={openMenu} />
        ))}
      </div>
    ),
  },
  parameters: {
    pseudo: { hover: '[aria-haspopup]:nth-child(2)', focusVisible: '[aria-haspopup]:nth-child(3)' },
  },
  play: async ({ canvas }) => {
    const styles = canvas.getAllByRole('button', { name: 'Menu' }).map((menu) => getComputedStyle(menu))
    const looks = () => styles.map((style) => style.backgroundColor + style.borderColor)
    await waitFor(() => expect(looks()[1]).not.toBe(looks()[0]))
    await waitFor(() =>
      expect(styles.map(({ outlineStyle }) => outlineStyle)).toEqual(['none', 'none', 'solid']),
    )
  },
})

/** The menu only. */
export const EmptyAndOpen = meta.story({
  args: { start: undefined, end: undefined, center: <MenuButton isOpen onPress={openMenu} /> },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Menu', expanded: true })).toBeVisible(),
})

/** Submit is pending; the menu and Cancel stay enabled. */
export const Pending = meta.story({
  args: { start: undefined, end: <FormButtons isPending /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Loading...' })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('link', { name: 'Cancel' })).toBeVisible()
  },
})

/** Content that does not fit next to the menu is cut off; the menu stays centered. */
export const InvalidAndLongText = meta.story({
  args: { start: longStart, end: <FormButtons /> },
  play: async ({ canvas }) => {
    const { left, right } = canvas.getByRole('button', { name: 'Menu' }).getBoundingClientRect()
    await expect(Math.round(left + right)).toBe(document.documentElement.clientWidth)
    await expectToFit()
  },
})

/** Menu, Cancel and Submit only. */
export const Narrow = InvalidAndLongText.extend({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expectToFit()
    await expect(canvas.getByText(longStart)).not.toBeVisible()
    await expectLeftOf(
      canvas.getByRole('button', { name: 'Menu' }),
      canvas.getByRole('link', { name: 'Cancel' }),
    )
    const submit = canvas.getByRole('button', { name: 'Submit' }).getBoundingClientRect()
    await expect(submit.right).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const MalayalamAndRightToLeft = meta.story({
  globals: { dir: 'rtl' },
  args: { start: <span lang="ar">٣١ إلى ٤٥ من ٢٤٨</span>, end: <span lang="ml">248-ൽ 31 മുതൽ 45 വരെ</span> },
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('button', { name: 'Menu' })
    await expectLeftOf(menu, canvas.getByText('٣١ إلى ٤٥ من ٢٤٨'))
    await expectLeftOf(canvas.getByText('248-ൽ 31 മുതൽ 45 വരെ'), menu)
  },
})

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
