import type { MouseEvent, ReactNode } from 'react'
import { Icon, type IconName } from '#design-system/Icon/Icon.tsx'
import { Link } from '#design-system/Link/Link.tsx'
import classes from './SidePanelEntry.module.css'

export interface SidePanelEntryProps {
  href: string
  icon: IconName
  /** Marked by a red edge, and focused first when the panel opens. @default false */
  isCurrent?: boolean
  /** Links to a section of a page: marked if current, but without `aria-current="page"`. @default false */
  isPlace?: boolean
  /** Called in addition to following the link, to close the panel. @spec 70 */
  onPress?: (event: MouseEvent<HTMLAnchorElement>) => void
  /** Language of the label: 'ml'. */
  lang?: string
  children: ReactNode
}

/** An entry of a SidePanel, 52 px high. */
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
