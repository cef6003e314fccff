import { Badge } from '#design-system/Badge/Badge.tsx'

/** Whether a class page is on. */
export const PageBadge = ({ isOn }: { isOn: boolean }) => (
  <Badge tone={isOn ? 'ok' : 'neutral'}>{isOn ? 'On' : 'Off'}</Badge>
)
