import type { Asking } from '#admin/shared/form/LeaveGuard.tsx'
import type { Notices } from '#admin/shared/notices.tsx'
import { saveDraftOnLeaving } from '#api/endpoints/site.ts'
import { SECTIONS, type Section } from '#contract/site/sections.ts'
import { ConfirmDialog } from '#design-system/ConfirmDialog/ConfirmDialog.tsx'
import { isOnDevice, readDeviceDrafts, removeDeviceDraft } from './deviceDraft.ts'

const asking: Asking = {
  question: {
    title: 'Log out without saving?',
    text: 'Texts of the site that were typed on this device could not be saved.',
    confirmLabel: 'Discard and log out',
    cancelLabel: 'Stay logged in',
  },
  Dialog: ConfirmDialog,
}

/** Saves what was typed in all sections. Returns what to ask if something is left on this device, of this person or another. */
export async function saveDeviceDrafts({ show, dismiss }: Notices): Promise<Asking | undefined> {
  show({ tone: 'info', text: 'What was typed for the site is being saved.' })
  await Promise.all(SECTIONS.map(saveSection))
  dismiss()
  return SECTIONS.some(isOnDevice) ? asking : undefined
}

async function saveSection(section: Section) {
  for (const [key, { revision, content }] of readDeviceDrafts(section))
    // Where the open form has saved it a moment before, that form removes it.
    if (await saveDraftOnLeaving(section, { revision, content })) removeDeviceDraft(key)
}
