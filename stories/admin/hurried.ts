import { http } from 'msw'
import { spyOn } from 'storybook/test'
import { CALL_TIMEOUT } from '#api/address.ts'

/**
 * A call that is never answered, and whose time is up as soon as it has come: what waits as long as calls wait is run
 * then. Answers its handler, and how to stop.
 */
export function outOfTime(method: 'post' | 'put', path: string) {
  const { setTimeout: wait } = globalThis
  const timeouts: (() => void)[] = []
  const spy = spyOn(globalThis, 'setTimeout').mockImplementation((run: () => void, ms?: number) => {
    if (ms === CALL_TIMEOUT) timeouts.push(run)
    return wait(run, ms)
  })
  const handler = http[method](`/api${path}`, () => {
    // Its own timeout is the last one; earlier requests may still be pending.
    timeouts.at(-1)?.()
    return new Promise<never>(() => {})
  })
  return { handler, stop: () => spy.mockRestore() }
}
