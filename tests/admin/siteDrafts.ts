import { afterEach, beforeEach, vi } from 'vitest'
import { readDeviceDrafts } from '#admin/site/draft/deviceDraft.ts'
import type { ApiError } from '#api/apiError.ts'
import type { Draft, DraftBody, SectionContent } from '#contract/site/editing.ts'

export const contentOf = (kicker: string, heading = 'Popular Playlist'): SectionContent => ({
  library: { kicker, heading, playlists: {} },
})

export const draft = (revision: number, content: SectionContent, changedBy: string | null = null): Draft => ({
  section: 'library',
  revision,
  changedAt: null,
  changedBy,
  content,
  published: contentOf('Library'),
  problems: [],
  pictures: {},
})

/** What was sent. */
export let sent: DraftBody[] = []

/** A server that answers so, one save after another; then it takes what it gets. */
export const answering =
  (...answers: (ApiError | Draft)[]) =>
  (body: DraftBody) => {
    sent.push(body)
    const answer = answers.shift() ?? draft(body.revision + 1, body.content)
    return 'status' in answer ? Promise.reject(answer) : Promise.resolve(answer)
  }

/** For tests with a clock of their own. */
export function prepareDrafts() {
  beforeEach(() => {
    sent = []
    vi.useFakeTimers()
  })

  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}

/** What is kept on the device. */
export const keptTexts = () => [...readDeviceDrafts('library').values()].map(({ content }) => content)

export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
