import type { IconName } from '#design-system/Icon/Icon.tsx'

export type Tone = 'success' | 'error' | 'info' | 'warning'

/** An icon per tone, so that colour is never the only signal. */
export const toneIcons: Readonly<Record<Tone, IconName>> = {
  success: 'check',
  error: 'alert',
  info: 'info',
  warning: 'alert',
}
