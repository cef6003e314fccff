import { createContext, use, type ReactNode } from 'react'
import { MenuButton } from '#design-system/BottomBar/MenuButton.tsx'
import { BottomBar } from '#design-system/BottomBar/BottomBar.tsx'

interface Menu {
  isOpen: boolean
  open: () => void
}

/** The state of the console's menu, which every screen's bar opens. */
export const MenuContext = createContext<Menu>({ isOpen: false, open() {} })

interface AdminBarProps {
  /** The current range: '1 to 4 of 4'. */
  start?: ReactNode
  /** Pagination, or Cancel and Submit. */
  end?: ReactNode
  /** On phones the menu button is its icon alone, beside three buttons or more. @default false */
  isFull?: boolean
}

/** The bar at the bottom of every screen, with the menu button in the middle. */
export function AdminBar({ start, end, isFull }: AdminBarProps) {
  const menu = use(MenuContext)
  return (
    <BottomBar
      start={start}
      center={<MenuButton isOpen={menu.isOpen} isIconOnPhones={isFull} onPress={menu.open} />}
      end={end}
    />
  )
}
