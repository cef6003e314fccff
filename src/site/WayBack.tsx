import { Icon } from '#design-system/Icon/Icon.tsx'
import { Link, type LinkProps } from '#design-system/Link/Link.tsx'
import { classNames } from '#design-system/classNames.ts'
import classes from './WayBack.module.css'

/** The red link with an arrow to where one came from: 'Back to Library'. */
export function WayBack({ className, children, ...link }: LinkProps) {
  return (
    <Link {...link} className={classNames(classes.back, className)}>
      <Icon name="back" />
      {children}
    </Link>
  )
}
