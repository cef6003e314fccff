import { isApiError, isUnanswered } from '#api/apiError.ts'
import { withoutBlanks } from '#contract/site/blanks.ts'
import { Draft, type DraftBody, type SectionContent, type SitePicture } from '#contract/site/editing.ts'
import { mergeDrafts, type Conflict } from '#contract/site/mergeDrafts.ts'
import { isEqual, valueAt } from '#contract/site/values.ts'
import { nameOf, withTheirs } from './contentValues.ts'
import { withPlaylistIds } from './playlistIds.ts'
import { newDeviceKey, readDeviceDrafts, removeDeviceDraft, writeDeviceDraft } from './deviceDraft.ts'

/** Time from the last change to saving it, in ms. */
const PAUSE = 1000

/** Time until a save that did not reach the server is tried again, in ms. */
const AGAIN = 10_000

export interface DraftState extends Pick<
  Draft,
  'content' | 'published' | 'problems' | 'pictures' | 'revision'
> {
  /** `choosing`: it is saved once every conflict is chosen. */
  status: 'saved' | 'saving' | 'offline' | 'failed' | 'choosing'
  /** Why saving failed. */
  error?: unknown
  /** Values that this person and another changed differently; the content holds this person's. */
  conflicts: readonly Conflict[]
  /** The other person, once their changes are in the content; null if their name is unknown. */
  takenFrom?: string | null
}

/** Saves a section as it is typed, one request at a time, and keeps on this device what is not saved. */
export interface DraftKeeper {
  state: () => DraftState
  /** Returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void
  /** Retries and listens to the connection. Returns a function that ends this, and saves what is left. */
  start: () => () => void
  edit: (content: SectionContent) => void
  /** Adds a picture, so that it can be shown. */
  addPicture: (name: string, picture: SitePicture) => void
  choose: (conflict: Conflict, side: 'mine' | 'theirs') => void
  saveNow: () => Promise<void>
  /** Takes in the present draft, if the server has refused a discard because another has saved it since. */
  takeRefusal: (error: unknown) => void
  /** Goes on from another draft, in place of what was typed. */
  restart: (draft: Draft) => void
  /** Brings back what was discarded: what was changed since then stays, or is asked about. */
  bringBack: (discarded: SectionContent, published: SectionContent) => void
  /** Tells no longer whose changes are in the content. */
  closeNews: () => void
}

/** What a form shows of a draft beside its content. */
const shownOf = ({ published, problems, revision }: Draft) => ({ published, problems, revision })

/** Returns the present draft in the refusal of one of an earlier revision. */
const presentIn = (error: unknown) =>
  isApiError(error) && error.status === 412 ? Draft.safeParse(error.data).data : undefined

/** @param save sends a draft. Rejects with an ApiError: 412 with the present draft if that is another. */
export function keepDraft(draft: Draft, save: (body: DraftBody) => Promise<Draft>): DraftKeeper {
  const { section } = draft
  const listeners = new Set<() => void>()
  /** As the server has it. */
  let known = draft
  /** What was typed changes this; while another's changes are not all chosen, what it was before theirs. */
  let base: Pick<Draft, 'revision' | 'content'> = draft
  let current: DraftState = { ...draft, status: 'saved', conflicts: [] }
  const deviceKey = newDeviceKey(section)
  /** What earlier forms have left on the device, or those of other tabs keep there. Each is saved once the one before it is. */
  const left = [...readDeviceDrafts(section, draft.content)]
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSaving = false
  /** Whether the form is closed: what then fails is kept until it is opened again. */
  let isLeft = false

  function set(next: Partial<DraftState>) {
    current = { ...current, ...next }
    for (const listener of listeners) listener()
  }

  function keep() {
    const { revision, content } = base
    writeDeviceDraft(deviceKey, { revision, base: content, content: current.content })
  }

  /** Goes on with what an earlier form has left, if there is any. */
  function takeLeft() {
    const [key, kept] = left.shift() ?? []
    if (key === undefined || !kept) return
    base = { revision: kept.revision, content: kept.base }
    set({ content: kept.content, status: 'saving' })
    if (kept.revision === known.revision) keep()
    else mergeWith(known)
    removeDeviceDraft(key)
  }

  /** Nothing is left to save of what was typed here. */
  function settle() {
    removeDeviceDraft(deviceKey)
    takeLeft()
  }

  function saveAfter(pause: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void saveNow(), pause)
  }

  /** Returns a content with an id for each playlist, also after two people have added some of the same title. */
  const withIds = (content: SectionContent) =>
    section === 'library' ? withPlaylistIds(content, known.published) : content

  /** Takes what somebody else saved into what this person has typed since `base`. */
  function mergeWith(theirs: Draft) {
    const { conflicts, ...both } = mergeDrafts(base.content, withoutBlanks(current.content), theirs.content)
    known = theirs
    const merged = withIds(both.merged)
    const isTaken = conflicts.length > 0 || !isEqual(merged, current.content)
    // The answer to an earlier save may have been lost.
    const isSaved = conflicts.length === 0 && isEqual(merged, theirs.content)
    if (conflicts.length === 0) base = theirs
    set({
      ...shownOf(theirs),
      content: merged,
      conflicts,
      pictures: { ...current.pictures, ...theirs.pictures },
      takenFrom: isTaken ? theirs.changedBy : current.takenFrom,
      status: conflicts.length > 0 ? 'choosing' : isSaved ? 'saved' : 'saving',
    })
    if (isSaved) settle()
    else keep()
  }

  async function saveNow() {
    clearTimeout(timer)
    if (isSaving || current.status === 'saved' || current.conflicts.length > 0) return
    isSaving = true
    const sent = current.content
    set({ status: 'saving', error: undefined })
    try {
      const saved = await save({ revision: known.revision, content: sent })
      known = saved
      base = saved
      const isLast = current.content === sent
      set({
        ...shownOf(saved),
        pictures: { ...current.pictures, ...saved.pictures },
        status: isLast ? 'saved' : 'saving',
      })
      if (isLast) settle()
      else keep()
    } catch (error) {
      failed(error)
    }
    isSaving = false
    if (current.status === 'saving') saveAfter(PAUSE)
  }

  function failed(error: unknown) {
    const present = presentIn(error)
    if (present) return mergeWith(present)
    const status = isApiError(error) ? error.status : undefined
    if (isUnanswered(error)) {
      set({ status: status === 'OFFLINE' ? 'offline' : 'failed', error })
      if (!isLeft) saveAfter(AGAIN)
    } else set({ status: 'failed', error })
  }

  takeLeft()
  // A version that was published again may have brought back a playlist whose id a new one has by now.
  const repaired = withIds(current.content)
  if (repaired !== current.content) current = { ...current, content: repaired, status: 'saving' }

  return {
    state: () => current,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start() {
      const retry = () => void saveNow()
      isLeft = false
      window.addEventListener('online', retry)
      if (current.status === 'saving') saveAfter(0)
      return () => {
        window.removeEventListener('online', retry)
        isLeft = true
        void saveNow()
      }
    },
    edit(changed) {
      const content = withIds(changed)
      // What is chosen between is what this person has now.
      const conflicts = current.conflicts.map((each) => ({ ...each, mine: valueAt(content, each.path) }))
      set({ content, conflicts, status: conflicts.length > 0 ? 'choosing' : 'saving' })
      keep()
      saveAfter(PAUSE)
    },
    addPicture: (name, picture) => set({ pictures: { ...current.pictures, [name]: picture } }),
    choose(conflict, side) {
      const conflicts = current.conflicts.filter((each) => nameOf(each.path) !== nameOf(conflict.path))
      const content = side === 'mine' ? current.content : withTheirs(current.content, known.content, conflict)
      // What was chosen is not asked again after a reload.
      base =
        conflicts.length === 0
          ? known
          : { ...base, content: withTheirs(base.content, known.content, conflict) }
      set({ content: withIds(content), conflicts, status: conflicts.length > 0 ? 'choosing' : 'saving' })
      keep()
      saveAfter(0)
    },
    saveNow,
    takeRefusal(error) {
      const present = presentIn(error)
      if (!present) return
      mergeWith(present)
      if (current.status === 'saving') saveAfter(PAUSE)
    },
    restart(next) {
      clearTimeout(timer)
      removeDeviceDraft(deviceKey)
      known = next
      base = next
      set({ ...next, conflicts: [], status: 'saved', takenFrom: undefined })
    },
    bringBack(discarded, published) {
      const present = { ...known, content: current.content }
      base = { revision: known.revision, content: published }
      set({ content: discarded })
      mergeWith(present)
      if (current.status === 'saving') saveAfter(0)
    },
    closeNews: () => set({ takenFrom: undefined }),
  }
}
