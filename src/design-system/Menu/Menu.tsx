import type { ReactNode } from 'react'
import { Menu as AriaMenu, MenuItem, MenuTrigger, RouterProvider } from 'react-aria-components'
import { Icon, type IconName } from '#design-system/Icon/Icon.tsx'
import { useNavigateLink } from '#design-system/Link/Link.tsx'
import { Locale } from '#design-system/Popup/Locale.tsx'
import { Popup } from '#design-system/Popup/Popup.tsx'
import { TriggerButton, type TriggerProps } from '#design-system/Popup/TriggerButton.tsx'
import classes from './Menu.module.css'

/** An action, or a link if it has an `href`. */
export interface MenuEntry {
  /** Unique within the menu. */
  id: string
  /** What it does, or where it leads. */
  label: string
  /** Language of the label: 'ml', 'ar'. */
  lang?: string
  /** Before the label. */
  icon?: IconName
  /** Makes it a link to this URL. */
  href?: string
  /** Called on press. */
  onPress?: () => void
  /** Shown in red; put it last. @default false */
  isDanger?: boolean
  /** Whether it is grey, and a press does nothing. @default false */
  isDisabled?: boolean
}

export interface MenuProps extends TriggerProps {
  /** The button's label, and the menu's accessible name. */
  label: string
  /** Actions and links, in this order. */
  entries: readonly MenuEntry[]
}

/** A button with a list of actions and links. */
export function Menu({ label, entries, ...button }: MenuProps) {
  return (
    <Locale>
      <MenuTrigger>
        <TriggerButton iconEnd="down" {...button}>
          {label}
        </TriggerButton>
        <Popup variant="menu">
          <Router>
            <AriaMenu className={classes.menu} items={entries}>
              {(entry) => (
                <MenuItem
                  className={classes.entry}
                  id={entry.id}
                  textValue={entry.label}
                  href={entry.href}
                  isDisabled={entry.isDisabled}
                  data-danger={entry.isDanger || undefined}
                  onAction={entry.onPress}
                >
                  {entry.icon && <Icon name={entry.icon} />}
                  <span className={classes.label} lang={entry.lang}>
                    <bdi>{entry.label}</bdi>
                  </span>
                </MenuItem>
              )}
            </AriaMenu>
          </Router>
        </Popup>
      </MenuTrigger>
    </Locale>
  )
}

/** Connects the menu's links to the app's router, if there is one. */
function Router({ children }: { children: ReactNode }) {
  const navigate = useNavigateLink()
  if (navigate === undefined) return children
  return <RouterProvider navigate={(href) => navigate(href, {})}>{children}</RouterProvider>
}
