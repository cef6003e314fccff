import { expect, fn } from 'storybook/test'
import { Button } from '#design-system/Button/Button.tsx'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { Pagination } from '#design-system/Pagination/Pagination.tsx'
import { MenuButton } from '#design-system/PlinthBar/MenuButton.tsx'
import { PlinthBar } from '#design-system/PlinthBar/PlinthBar.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/PlinthBar.ts'

const openMenu = fn()

const meta = preview.meta({
  component: PlinthBar,
  args: {
    start: '31 to 45 of 248',
    center: <MenuButton isOpen={false} onPress={openMenu} />,
    end: <Pagination page={3} lastPage={17} onPage={fn()} />,
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

export const OfAForm = meta.story({
  args: {
    start: '3 fields need attention',
    end: (
      <>
        <ButtonLink variant="ghost" href="/classes">
          Cancel
        </ButtonLink>
        <Button variant="primary" type="submit" isPending={false}>
          Submit
        </Button>
      </>
    ),
  },
})

export const MenuOnly = meta.story({ args: { start: undefined, end: undefined } })
