import { IconLink } from '#design-system/Button/IconLink.tsx'

interface BackLinkProps {
  href: string
  /** Accessible name: 'Back to classes'. */
  label: string
  state?: unknown
}

/** A square arrow button before a page's heading. */
export function BackLink(props: BackLinkProps) {
  return <IconLink {...props} icon="back" variant="outlined" />
}
