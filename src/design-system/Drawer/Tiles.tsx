import type { ReactNode } from 'react'
import { Icon, type IconName } from '#design-system/Icon/Icon.tsx'
import { Kbd } from '#design-system/Kbd/Kbd.tsx'
import { Link } from '#design-system/Link/Link.tsx'
import classes from './Tiles.module.css'

interface TilesProps {
  /** Accessible name: 'Sections'. */
  label: string
  children: ReactNode
}

/** A grid of links, six in a row, three on phones. */
export function Tiles({ label, children }: TilesProps) {
  return (
    <nav className={classes.tiles} aria-label={label}>
      {children}
    </nav>
  )
}

export interface TileProps {
  href: string
  icon: IconName
  label: string
  /** The app's keyboard shortcut; hidden on phones. */
  shortcut?: string
  /** Green, and focused first in the Drawer. */
  isCurrent: boolean
  /** Called in addition to following the link, to close the Drawer. */
  onPress?: () => void
}

export function Tile({ href, icon, label, shortcut, isCurrent, onPress }: TileProps) {
  return (
    <Link
      className={classes.tile}
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      aria-keyshortcuts={shortcut}
      data-autofocus={isCurrent || undefined}
      onClick={onPress}
    >
      <span className={classes.star}>
        <Icon className={classes.icon} name={icon} />
      </span>
      {label}
      {shortcut !== undefined && <Kbd className={classes.key}>{shortcut}</Kbd>}
    </Link>
  )
}
