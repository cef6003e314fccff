import { SITE_PREFIX, siteKeys } from '#admin/shared/form/keptDrafts.ts'
import { isRecord } from '#api/isRecord.ts'
import { readPerson } from '#api/session.ts'
import { deviceStorage } from '#api/storage.ts'
import { DraftBody, type SectionContent } from '#contract/site/editing.ts'
import { newKey, withKeys } from '#contract/site/keys.ts'

/** What was typed in a section and has not been saved. */
export interface DeviceDraft extends DraftBody {
  /** The content of the revision that it changes. */
  base: SectionContent
}

const prefixOf = (section: string) => `${SITE_PREFIX}${section}`

/** Returns the key of what one form of a section keeps: a section may be open in several tabs. */
export const newDeviceKey = (section: string) => `${prefixOf(section)}:${newKey()}`

const keysOf = (section: string) =>
  siteKeys().filter((key) => key === prefixOf(section) || key.startsWith(`${prefixOf(section)}:`))

/**
 * Returns what forms of a section have kept on this device, by its keys. It outlasts a reload, a lost connection and the end of a session,
 * but no sign-out. Nobody but who typed it is given it.
 * @param like the section's content, whose items have their keys
 */
export function readDeviceDrafts(section: string, like: SectionContent = {}): Map<string, DeviceDraft> {
  const found = keysOf(section).flatMap((key) => {
    const draft = read(key, like)
    return draft ? [[key, draft] as const] : []
  })
  return new Map(found)
}

function read(key: string, like: SectionContent): DeviceDraft | undefined {
  try {
    const kept: unknown = JSON.parse(deviceStorage.read(key) ?? '')
    if (!isRecord(kept) || kept.owner !== readPerson()?.id) return undefined
    // An earlier release wrote no keys.
    const base = withKeys(DraftBody.parse({ ...kept, content: kept.base }).content, like)
    const { revision, content } = DraftBody.parse(kept)
    return { revision, base, content: withKeys(content, base) }
  } catch {
    return undefined
  }
}

export const writeDeviceDraft = (key: string, draft: DeviceDraft) =>
  deviceStorage.write(key, JSON.stringify({ ...draft, owner: readPerson()?.id }))

export const removeDeviceDraft = (key: string) => deviceStorage.remove(key)

/** Whether anything of a section is kept that this person typed. */
export const isUnsent = (section: string) => readDeviceDrafts(section).size > 0

/** Whether anything of a section is kept, of anybody. */
export const isOnDevice = (section: string) => keysOf(section).length > 0
