import type { MouseEvent, ReactNode } from 'react'
import { Icon, type IconName } from '#design-system/Icon/Icon.tsx'
import { Link } from '#design-system/Link/Link.tsx'
import { classNames } from '#design-system/classNames.ts'
import type { DomProps } from '#design-system/domProps.ts'
import classes from './SidePanelEntry.module.css'

export interface SidePanelEntryProps extends DomProps<HTMLAnchorElement> {
  /** URL of the page. */
  href: string
  /** Icon before the label. */
  icon: IconName
  /** Marked by a red edge, and focused first when the panel opens. @default false */
  isCurrent?: boolean
  /** Links to a section of a page: marked if current, but without `aria-current="page"`. @default false */
  isPlace?: boolean
  /** Called in addition to following the link, to close the panel. @spec 70 */
  onPress?: (event: MouseEvent<HTMLAnchorElement>) => void
  /** Language of the label: 'ml'. */
  lang?: string
  /** The label. */
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
  className,
  children,
  ...link
}: SidePanelEntryProps) {
  return (
    <Link
      {...link}
      className={classNames(classes.entry, className)}
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
