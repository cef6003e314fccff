import { expect, test, vi } from 'vitest'
import { createLimiter } from '#server/limiter.ts'

const never = new AbortController().signal
const limiterOf = (mostWaiting: number) => createLimiter({ most: 2, mostWaiting, message: 'Please wait.' })
const refusal = { status: 503, message: 'Please wait.', extras: { headers: { 'Retry-After': '5' } } }

test('so many work at once; the others have their turn in the order in which they came', async () => {
  const limiter = limiterOf(9)
  const order: number[] = []
  const leaves = [await limiter.enter(never), await limiter.enter(never)]
  const later = [1, 2, 3].map(async (number) => {
    const leave = await limiter.enter(never)
    order.push(number)
    return leave
  })
  await Promise.resolve()
  expect(order).toEqual([])
  leaves[0]?.()
  leaves[0]?.()
  const first = await later[0]
  expect(order).toEqual([1])
  first?.()
  await later[1]
  expect(order).toEqual([1, 2])
  leaves[1]?.()
  await later[2]
  expect(order).toEqual([1, 2, 3])
})

test('where too many wait, the next one is refused at once', async () => {
  const limiter = limiterOf(1)
  const [leave] = await Promise.all([limiter.enter(never), limiter.enter(never)])
  const waiting = limiter.enter(never)
  await expect(limiter.enter(never)).rejects.toMatchObject(refusal)
  await expect(Promise.race([waiting, Promise.resolve('still waits')])).resolves.toBe('still waits')
  leave?.()
  await waiting
})

test('who does not wait any more has no turn', async () => {
  const limiter = limiterOf(9)
  const [leave] = await Promise.all([limiter.enter(never), limiter.enter(never)])
  const gone = new AbortController()
  const left = limiter.enter(gone.signal)
  const next = limiter.enter(never)
  gone.abort()
  await expect(left).rejects.toMatchObject(refusal)
  await expect(limiter.enter(gone.signal)).rejects.toMatchObject(refusal)
  leave?.()
  await expect(next).resolves.toBeInstanceOf(Function)
})

test('who waits for 15 seconds, also at two limiters together, is refused, and the next one has the turn', async () => {
  vi.useFakeTimers()
  try {
    const limiter = limiterOf(9)
    const leaves = [await limiter.enter(never), await limiter.enter(never)]
    const late = limiter.enter(never).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(14_000)
    const next = limiter.enter(never)
    await vi.advanceTimersByTimeAsync(1000)
    expect(await late).toMatchObject(refusal)
    const elsewhere = limiter.enter(never, Date.now() - 14_000).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(1000)
    expect(await elsewhere).toMatchObject(refusal)
    leaves[0]?.()
    expect(await next).toBeTypeOf('function')
  } finally {
    vi.useRealTimers()
  }
})
