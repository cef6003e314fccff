/** An event of the player. `code` is YouTube's error code: 2, 5, 100, 101, 150 or 153. */
export type PlayerEvent =
  | { step: 'ready' }
  | { step: 'playing' }
  | { step: 'ended' }
  | { step: 'failed'; code: number }

const ENDED = 0
const PLAYING = 1

/** Messages that subscribe to the player's events; it responds to each of them. */
export const subscriptions = [
  { event: 'listening', id: 1, channel: 'widget' },
  { event: 'command', func: 'addEventListener', args: ['onStateChange'], id: 1, channel: 'widget' },
  { event: 'command', func: 'addEventListener', args: ['onError'], id: 1, channel: 'widget' },
].map((message) => JSON.stringify(message))

/** Parses the data of a `message` event; undefined if it is not relevant. */
export function playerEventOf(data: unknown): PlayerEvent | undefined {
  const message = parsed(data)
  const event = field(message, 'event')
  const info = field(message, 'info')
  if (event === 'onError') return { step: 'failed', code: Number(info) }
  if (event === 'onStateChange') return eventOfState(info)
  if (event === 'infoDelivery' || event === 'initialDelivery') return eventOfState(field(info, 'playerState'))
  return event === 'onReady' ? { step: 'ready' } : undefined
}

function eventOfState(state: unknown): PlayerEvent {
  if (state === ENDED) return { step: 'ended' }
  return { step: state === PLAYING ? 'playing' : 'ready' }
}

function parsed(data: unknown): unknown {
  if (typeof data !== 'string') return data
  try {
    return JSON.parse(data)
  } catch {
    return undefined
  }
}

function field(of: unknown, name: string): unknown {
  return typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined
}
