import { createContext, use, type ReactNode } from 'react'
import { MenuButton } from '#design-system/PlinthBar/MenuButton.tsx'
import { PlinthBar } from '#design-system/PlinthBar/PlinthBar.tsx'

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
}

/** The bar at the bottom of every screen, with the menu button in the middle. */
export function AdminBar({ start, end }: AdminBarProps) {
  const menu = use(MenuContext)
  return (
    <PlinthBar start={start} center={<MenuButton isOpen={menu.isOpen} onPress={menu.open} />} end={end} />
  )
}
