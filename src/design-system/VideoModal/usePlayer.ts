import { useEffect, useRef, useState } from 'react'
import { useOnline } from '#design-system/useOnline.ts'
import { greetings, newsOf, type PlayerNews } from './playerMessages.ts'
import { failureOf, type Failure } from './words.ts'

export type PlayerState =
  { step: 'loading' } | { step: 'playing' } | { step: 'ended' } | { step: 'failed'; failure: Failure }

const GREETING_MS = 500

/**
 * Listens to the player in the frame at `address`, as long as it is shown. `patienceMs` without an answer is a
 * failure, which a late answer takes back.
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
      const news = newsOf(event.data)
      if (news) setState((before) => after(before, news))
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [address])

  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setState({ step: 'failed', failure: 'silent' }), patienceMs)
    return () => clearTimeout(timer)
  }, [isWaiting, patienceMs])

  useEffect(() => {
    if (!isWaiting || !isLoaded) return undefined
    const { origin } = new URL(address, window.location.href)
    function greet() {
      for (const greeting of greetings) frame.current?.contentWindow?.postMessage(greeting, origin)
    }
    greet()
    const timer = setInterval(greet, GREETING_MS)
    return () => clearInterval(timer)
  }, [address, isWaiting, isLoaded])

  const current: PlayerState =
    state.step === 'loading' && !isOnline ? { step: 'failed', failure: 'offline' } : state
  return { state: current, frame: { ref: frame, onLoad: () => setLoaded(true) } }
}

function after(before: PlayerState, news: PlayerNews): PlayerState {
  if (news.step === 'failed') return { step: 'failed', failure: failureOf(news.code) }
  if (news.step !== 'ready') return news
  const wasSilent = before.step === 'failed' && before.failure === 'silent'
  return before.step === 'loading' || wasSilent ? { step: 'playing' } : before
}
