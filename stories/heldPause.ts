import { expect, spyOn, waitFor } from 'storybook/test'

/** Longer than any story runs, in ms. */
const LONGEST = 2 ** 31 - 1

const waiting = new Map<unknown, () => void>()

/**
 * For a story's beforeEach: what begins after a pause of just so many ms begins with `passPause` instead, because a
 * machine may be slower than the pause. Answers how to stop.
 */
export function holdPause(ms: number) {
  const { setTimeout: begin, clearTimeout: end } = globalThis
  waiting.clear()
  const begins = spyOn(globalThis, 'setTimeout').mockImplementation((run: () => void, after?: number) => {
    if (after !== ms) return begin(run, after)
    const timer = begin(() => {}, LONGEST)
    waiting.set(timer, run)
    return timer
  })
  const ends = spyOn(globalThis, 'clearTimeout').mockImplementation(
    (timer?: string | number | NodeJS.Timeout) => {
      waiting.delete(timer)
      end(timer)
    },
  )
  return () => {
    begins.mockRestore()
    ends.mockRestore()
  }
}

/** Expects that a started timer is cancelled. */
export const expectNoPause = () => waitFor(() => expect(waiting).toHaveProperty('size', 0))

/** Ends the pause for all waiting timers. */
export async function passPause() {
  await waitFor(() => {
    if (waiting.size === 0) throw new Error('Nothing waits for the end of a pause.')
  })
  const runs = [...waiting.values()]
  waiting.clear()
  for (const run of runs) run()
}
