import { ConnectionLost } from './faults.ts'

/**
 * Waits for something, but not for ever; what comes later is for the caller to look after.
 * @throws {ConnectionLost} after `ms`
 */
export async function inTime<T>(coming: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ConnectionLost(new Error('No answer in time.'))), ms)
  })
  try {
    return await Promise.race([coming, late])
  } finally {
    clearTimeout(timer)
  }
}
