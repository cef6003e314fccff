import { IconLink } from '#design-system/Button/IconLink.tsx'

interface BackLinkProps {
  href: string
  /** Where it leads, for those who do not see the arrow: 'Back to classes'. */
  label: string
  state?: unknown
}

/** The square arrow before a page's heading. */
export function BackLink(props: BackLinkProps) {
  return <IconLink {...props} icon="back" variant="outlined" />
}
