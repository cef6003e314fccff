import { createContext, use, type ReactNode } from 'react'
import { MenuButton } from '#design-system/PlinthBar/MenuButton.tsx'
import { PlinthBar } from '#design-system/PlinthBar/PlinthBar.tsx'

interface Menu {
  isOpen: boolean
  open: () => void
}

/** The console's menu, opened from every screen's bar. */
export const MenuContext = createContext<Menu>({ isOpen: false, open() {} })

interface AdminBarProps {
  /** Where you are: '1 to 4 of 4'. */
  start?: ReactNode
  /** What is next: pages, or Cancel and Submit. */
  end?: ReactNode
}

/** The bar at the foot of every screen, with the Menu in its middle. */
export function AdminBar({ start, end }: AdminBarProps) {
  const menu = use(MenuContext)
  return (
    <PlinthBar start={start} center={<MenuButton isOpen={menu.isOpen} onPress={menu.open} />} end={end} />
  )
}
