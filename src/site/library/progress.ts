import { useMemo, useSyncExternalStore } from 'react'

/** Where this browser keeps it, as JSON: `{"last":{"playlist":"nabiyoram","day":12},"watched":{"nabiyoram":[1,2]}}`. */
const KEY = 'library'

interface Day {
  playlist: string
  /** 1 for DAY-01. */
  day: number
}

export interface Progress {
  /** The day that was opened last; its playlist may have left the content since. */
  last: Day | undefined
  /** Days of a playlist that were watched to the end, in their order. */
  watched: (playlist: string) => readonly number[]
}

const listeners = new Set<() => void>()
/** What the storage would not take: kept as long as the document lives. */
let refused: string | undefined

/** How far this visitor has come. While the page is prerendered, and in the first render after that: nothing. */
export function useProgress(): Progress {
  const text = useSyncExternalStore(subscribe, read, () => '')
  return useMemo(() => {
    const { last, watched } = parse(text)
    return { last, watched: (playlist) => watched.get(playlist) ?? [] }
  }, [text])
}

export function opened(playlist: string, day: number): void {
  write({ ...parse(read()), last: { playlist, day } })
}

export function watchedToTheEnd(playlist: string, day: number): void {
  const { last, watched } = parse(read())
  const days = new Set(watched.get(playlist)).add(day)
  write({
    last,
    watched: new Map(watched).set(
      playlist,
      [...days].toSorted((one, other) => one - other),
    ),
  })
}

function subscribe(notify: () => void) {
  listeners.add(notify)
  window.addEventListener('storage', notify)
  return () => {
    listeners.delete(notify)
    window.removeEventListener('storage', notify)
  }
}

function read(): string {
  if (refused !== undefined) return refused
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

interface Kept {
  last: Day | undefined
  watched: ReadonlyMap<string, readonly number[]>
}

function write({ last, watched }: Kept) {
  const text = JSON.stringify({ last, watched: Object.fromEntries(watched) })
  if (text === read()) return
  try {
    localStorage.setItem(KEY, text)
    refused = undefined
  } catch {
    refused = text
  }
  for (const notify of listeners) notify()
}

/** Whatever is not as it should be counts as not there. */
function parse(text: string): Kept {
  const kept = fieldsOf(jsonOf(text))
  const { playlist, day } = fieldsOf(kept.last)
  const watched = Object.entries(fieldsOf(kept.watched)).map(
    ([name, days]) => [name, Array.isArray(days) ? days.filter(isDay) : []] as const,
  )
  return {
    last: typeof playlist === 'string' && isDay(day) ? { playlist, day } : undefined,
    watched: new Map(watched),
  }
}

function jsonOf(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

const isDay = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0
