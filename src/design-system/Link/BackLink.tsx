import { Icon } from '#design-system/Icon/Icon.tsx'
import { Link } from './Link.tsx'
import classes from './BackLink.module.css'

interface BackLinkProps {
  href: string
  /** Where it leads, for those who do not see the arrow: 'Back to classes'. */
  label: string
  state?: unknown
}

/** The square arrow before a page's heading. */
export function BackLink({ href, label, state }: BackLinkProps) {
  return (
    <Link className={classes.back} href={href} state={state} aria-label={label} title={label}>
      <Icon name="back" />
    </Link>
  )
}
