import { IconLink } from '#design-system/Button/IconLink.tsx'
import type { AnchorProps } from './Link.tsx'

export interface BackLinkProps extends AnchorProps {
  /** Accessible name: 'Back to classes'. */
  label: string
}

/** A square arrow button before a page's heading. */
export function BackLink(props: BackLinkProps) {
  return <IconLink {...props} icon="back" variant="outlined" />
}
