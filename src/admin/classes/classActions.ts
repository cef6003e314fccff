import type { OwnAction } from '#admin/shared/ownAction.ts'
import type { Class } from '#contract/classes/classes.ts'
import type { Versioned } from '#contract/paging.ts'
import { ShiftDialog } from './lateDialogs.tsx'
import { ShareBulkDialog } from './whatsapp/ShareBulkDialog.tsx'

/** What only classes do several at once: moving in time, and the text for a group. */
export const classActions: readonly OwnAction<Class & Versioned>[] = [
  { label: 'Shift', icon: 'clock', Dialog: ShiftDialog },
  // More lines than that nobody reads in a group.
  { label: 'Text for WhatsApp', icon: 'chat', most: 50, Dialog: ShareBulkDialog },
]
