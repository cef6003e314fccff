/** The player's messages. The code of a failure is YouTube's: 2, 5, 100, 101, 150, 153. */
export type PlayerNews =
  { step: 'ready' } | { step: 'playing' } | { step: 'ended' } | { step: 'failed'; code: number }

const ENDED = 0
const PLAYING = 1

/** Asks the player to report; it answers every `message` of this kind. */
export const greetings = [
  { event: 'listening', id: 1, channel: 'widget' },
  { event: 'command', func: 'addEventListener', args: ['onStateChange'], id: 1, channel: 'widget' },
  { event: 'command', func: 'addEventListener', args: ['onError'], id: 1, channel: 'widget' },
].map((greeting) => JSON.stringify(greeting))

/** Reads the data of a `message` event; undefined when it says nothing that matters here. */
export function newsOf(data: unknown): PlayerNews | undefined {
  const message = parsed(data)
  const event = field(message, 'event')
  const info = field(message, 'info')
  if (event === 'onError') return { step: 'failed', code: Number(info) }
  if (event === 'onStateChange') return newsOfState(info)
  if (event === 'infoDelivery' || event === 'initialDelivery') return newsOfState(field(info, 'playerState'))
  return event === 'onReady' ? { step: 'ready' } : undefined
}

function newsOfState(state: unknown): PlayerNews {
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
