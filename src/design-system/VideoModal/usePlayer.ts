import { useEffect, useRef, useState } from 'react'
import { timerMs } from '#design-system/bounds.ts'
import { useOnline } from '#design-system/useOnline.ts'
import { playerEventOf, subscriptions, type PlayerEvent } from './playerMessages.ts'
import { failureOf, type Failure } from './words.ts'

export type PlayerState =
  | { step: 'loading' }
  | { step: 'playing' }
  | { step: 'ended' }
  | { step: 'failed'; failure: Failure }

const SUBSCRIBE_EVERY_MS = 500

/**
 * Tracks the state of the player in the iframe at `address`. No message within `patienceMs` is a failure, which a late
 * message reverts.
 */
export function usePlayer(address: string, patienceMs: number) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isLoaded, setLoaded] = useState(false)
  const [state, setState] = useState<PlayerState>({ step: 'loading' })
  const isOnline = useOnline()
  const isWaiting = state.step === 'loading' && isOnline

  useEffect(() => {
    const { origin } = new URL(address, window.location.href)
    function listen(event: MessageEvent) {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return
      const playerEvent = playerEventOf(event.data)
      if (playerEvent) setState((before) => nextState(before, playerEvent))
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [address])

  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setState({ step: 'failed', failure: 'silent' }), timerMs(patienceMs))
    return () => clearTimeout(timer)
  }, [isWaiting, patienceMs])

  useEffect(() => {
    if (!isWaiting || !isLoaded) return undefined
    const { origin } = new URL(address, window.location.href)
    function subscribe() {
      for (const message of subscriptions) frame.current?.contentWindow?.postMessage(message, origin)
    }
    subscribe()
    const timer = setInterval(subscribe, SUBSCRIBE_EVERY_MS)
    return () => clearInterval(timer)
  }, [address, isWaiting, isLoaded])

  const current: PlayerState =
    state.step === 'loading' && !isOnline ? { step: 'failed', failure: 'offline' } : state
  return { state: current, frame: { ref: frame, onLoad: () => setLoaded(true) } }
}

function nextState(before: PlayerState, event: PlayerEvent): PlayerState {
  if (event.step === 'failed') return { step: 'failed', failure: failureOf(event.code) }
  if (event.step !== 'ready') return event
  const wasSilent = before.step === 'failed' && before.failure === 'silent'
  return before.step === 'loading' || wasSilent ? { step: 'playing' } : before
}
