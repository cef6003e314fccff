import { vi } from 'vitest'

const FASTER = 20

/** Has the clock by which writes wait for another process's lock run faster. Returns what ends that. */
export function hurry(): () => void {
  const now = performance.now.bind(performance)
  const begin = now()
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => begin + FASTER * (now() - begin))
  return () => clock.mockRestore()
}
