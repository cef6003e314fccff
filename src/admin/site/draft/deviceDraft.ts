import { SITE_PREFIX } from '#admin/shared/form/draft.ts'
import { isRecord } from '#api/isRecord.ts'
import { readPerson } from '#api/session.ts'
import { deviceStorage } from '#api/storage.ts'
import { DraftBody, type SectionContent } from '#contract/site/editing.ts'
import { withKeys } from '#contract/site/keys.ts'

/** What was typed in a section and has not been saved. */
export interface DeviceDraft extends DraftBody {
  /** The content of the revision that it changes. */
  base: SectionContent
}

const keyOf = (section: string) => `${SITE_PREFIX}${section}`

/**
 * Reads it from this device, where it outlasts a reload, a lost connection and the end of a session, but no sign-out. Nobody but who
 * typed it is given it.
 */
export function readDeviceDraft(section: string): DeviceDraft | undefined {
  try {
    const kept: unknown = JSON.parse(deviceStorage.read(keyOf(section)) ?? '')
    if (!isRecord(kept) || kept.owner !== readPerson()?.id) return undefined
    // An earlier release wrote no keys.
    const base = withKeys(DraftBody.parse({ ...kept, content: kept.base }).content)
    const { revision, content } = DraftBody.parse(kept)
    return { revision, base, content: withKeys(content, base) }
  } catch {
    return undefined
  }
}

const textOf = ({ revision, base, content }: DeviceDraft) =>
  JSON.stringify({ revision, base, content, owner: readPerson()?.id })

export const writeDeviceDraft = (section: string, kept: DeviceDraft) =>
  deviceStorage.write(keyOf(section), textOf(kept))

/** Removes this draft, but not one that another tab has written since. */
export function removeDeviceDraft(section: string, kept: DeviceDraft | undefined) {
  const now = readDeviceDraft(section)
  if (kept && now && textOf(now) === textOf(kept)) deviceStorage.remove(keyOf(section))
}

/** Whether there is one of anybody. */
export const isOnDevice = (section: string) => deviceStorage.read(keyOf(section)) !== null
