import type { IconName } from '#design-system/Icon/Icon.tsx'

export type Tone = 'success' | 'error' | 'info' | 'warning'

/** Colour never speaks alone. */
export const toneIcons: Readonly<Record<Tone, IconName>> = {
  success: 'check',
  error: 'alert',
  info: 'info',
  warning: 'alert',
}
