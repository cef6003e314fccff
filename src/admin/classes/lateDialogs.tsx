import type { ComponentProps } from 'react'
import { lateDetails } from '#admin/shared/details/lateDetails.tsx'
import { importLate } from '#admin/shared/importOnce.ts'
import { Late } from '#admin/shared/Late.tsx'
import type * as Dialogs from './classDialogs.ts'

const load = importLate(() => import('./classDialogs.ts'))

export const ShiftDialog = (props: ComponentProps<typeof Dialogs.ShiftDialog>) => (
  <Late load={load}>{(loaded) => <loaded.ShiftDialog {...props} />}</Late>
)

export const WhatsAppDialog = (props: ComponentProps<typeof Dialogs.WhatsAppDialog>) => (
  <Late load={load}>{(loaded) => <loaded.WhatsAppDialog {...props} />}</Late>
)

export const ClassDetails = lateDetails(async () => (await import('./ClassDetails.tsx')).ClassDetails)
