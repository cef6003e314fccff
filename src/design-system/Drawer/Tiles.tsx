import type { ReactNode } from 'react'
import { Icon, type IconName } from '#design-system/Icon/Icon.tsx'
import { Kbd } from '#design-system/Kbd/Kbd.tsx'
import { Link } from '#design-system/Link/Link.tsx'
import { classNames } from '#design-system/classNames.ts'
import type { DomProps } from '#design-system/domProps.ts'
import classes from './Tiles.module.css'

interface TilesProps extends DomProps {
  /** Accessible name: 'Sections'. */
  label: string
  /** Tile elements. */
  children: ReactNode
}

/** A grid of links, six in a row, three on phones. */
export function Tiles({ label, className, children, ...tiles }: TilesProps) {
  return (
    <nav {...tiles} className={classNames(classes.tiles, className)} aria-label={label}>
      {children}
    </nav>
  )
}

export interface TileProps extends DomProps<HTMLAnchorElement> {
  /** URL of the section. */
  href: string
  /** Picture of the section, in a star. */
  icon: IconName
  /** Name of the section. */
  label: string
  /** The app's keyboard shortcut; hidden on phones. */
  shortcut?: string
  /** Green, and focused first in the Drawer. */
  isCurrent: boolean
  /** Called in addition to following the link, to close the Drawer. */
  onPress?: () => void
}

/** One section in Tiles. */
export function Tile({ href, icon, label, shortcut, isCurrent, onPress, className, ...link }: TileProps) {
  return (
    <Link
      {...link}
      className={classNames(classes.tile, className)}
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
