import { deviceStorage, tabStorage } from '#api/storage.ts'

/** Begins the keys in the tab's storage of what was typed into forms. */
export const DRAFT_PREFIX = 'draft:'

/** Begins the keys in the device's storage of what was typed for the site and has not reached the server. */
export const SITE_PREFIX = 'site:'

export const siteKeys = () => deviceStorage.keys().filter((key) => key.startsWith(SITE_PREFIX))

/** Removes all drafts on sign-out, so that the next user of the computer sees none. */
export function forgetDrafts(): void {
  for (const key of tabStorage.keys()) if (key.startsWith(DRAFT_PREFIX)) tabStorage.remove(key)
  for (const key of siteKeys()) deviceStorage.remove(key)
}
