import type { ReactNode } from 'react'
import { Popover, type PopoverProps } from 'react-aria-components'
import classes from './Popup.module.css'
import { Locale } from './Locale.tsx'
import { usePopupHome } from './usePopupHome.ts'

export interface PopupProps extends Pick<PopoverProps, 'placement'> {
  /** `list` is as wide as its field, `menu` as its longest entry, `panel` has room around its content. @default 'list' */
  variant?: 'list' | 'menu' | 'panel'
  children: ReactNode
}

/** The floating sheet of every list, calendar, menu and filter; it lies above an open dialog too. */
export function Popup({ variant = 'list', children, ...popover }: PopupProps) {
  const [anchor, home] = usePopupHome()
  return (
    <Locale>
      <span ref={anchor} hidden />
      <Popover {...popover} {...home} className={classes.popup} offset={4} data-variant={variant}>
        {children}
      </Popover>
    </Locale>
  )
}
