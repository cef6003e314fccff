import type { ReactNode } from 'react'
import { Popover, type PopoverProps } from 'react-aria-components'
import classes from './Popup.module.css'
import { Locale } from './Locale.tsx'
import { usePopupContainer } from './usePopupContainer.ts'

export interface PopupProps extends Pick<PopoverProps, 'placement'> {
  /** `list` is as wide as its field, `menu` as its longest entry; `panel` has padding. @default 'list' */
  variant?: 'list' | 'menu' | 'panel'
  children: ReactNode
}

/** The popover of lists, calendars, menus and filters; also shown above an open dialog. */
export function Popup({ variant = 'list', children, ...popover }: PopupProps) {
  const [anchor, container] = usePopupContainer()
  return (
    <Locale>
      <span ref={anchor} hidden />
      <Popover {...popover} {...container} className={classes.popup} offset={4} data-variant={variant}>
        {children}
      </Popover>
    </Locale>
  )
}
