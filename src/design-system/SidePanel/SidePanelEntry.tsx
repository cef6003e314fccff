import type { MouseEvent, ReactNode } from 'react'
import { Icon, type IconName } from '#design-system/Icon/Icon.tsx'
import { Link } from '#design-system/Link/Link.tsx'
import classes from './SidePanelEntry.module.css'

export interface SidePanelEntryProps {
  href: string
  icon: IconName
  /** Marked by a red edge, and the first focus of the panel. @default false */
  isCurrent?: boolean
  /** It leads to a place on a page, which is marked all the same but is not called the current page. @default false */
  isPlace?: boolean
  /** Beside following the link: closes the panel. @spec 70 */
  onPress?: (event: MouseEvent<HTMLAnchorElement>) => void
  /** Language of its words: 'ml'. */
  lang?: string
  children: ReactNode
}

/** A line of a SidePanel, 52 px high. */
export function SidePanelEntry({
  href,
  icon,
  isCurrent = false,
  isPlace = false,
  onPress,
  lang,
  children,
}: SidePanelEntryProps) {
  return (
    <Link
      className={classes.entry}
      href={href}
      lang={lang}
      aria-current={isCurrent && !isPlace ? 'page' : undefined}
      data-current={isCurrent || undefined}
      data-autofocus={isCurrent || undefined}
      onClick={onPress}
    >
      <Icon className={classes.icon} name={icon} />
      <span>{children}</span>
    </Link>
  )
}
