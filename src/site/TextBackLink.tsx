import { Icon } from '#design-system/Icon/Icon.tsx'
import { Link, type LinkProps } from '#design-system/Link/Link.tsx'
import { classNames } from '#design-system/classNames.ts'
import classes from './TextBackLink.module.css'

/** A red text link with an arrow to the parent page: 'Back to Library'. */
export function TextBackLink({ className, children, ...link }: LinkProps) {
  return (
    <Link {...link} className={classNames(classes.back, className)}>
      <Icon name="back" />
      {children}
    </Link>
  )
}
