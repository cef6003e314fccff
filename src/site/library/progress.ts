import { useMemo, useSyncExternalStore } from 'react'

/** Key in localStorage. The value is JSON: `{"last":{"playlist":"nabiyoram","day":12},"watched":{"nabiyoram":[1,2]}}`. */
const KEY = 'library'

interface Day {
  playlist: string
  /** 1 for DAY-01. */
  day: number
}

export interface Progress {
  /** The day opened last; its playlist may no longer exist. */
  last: Day | undefined
  /** Returns the days of a playlist watched to the end, in ascending order. */
  watched: (playlist: string) => readonly number[]
}

const listeners = new Set<() => void>()
/** Progress that localStorage rejected, kept in memory until the page unloads. */
let unsaved: string | undefined

/** Returns this visitor's progress; empty while prerendering and during hydration. */
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
  if (unsaved !== undefined) return unsaved
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

interface StoredProgress {
  last: Day | undefined
  watched: ReadonlyMap<string, readonly number[]>
}

function write({ last, watched }: StoredProgress) {
  const text = JSON.stringify({ last, watched: Object.fromEntries(watched) })
  if (text === read()) return
  try {
    localStorage.setItem(KEY, text)
    unsaved = undefined
  } catch {
    unsaved = text
  }
  for (const notify of listeners) notify()
}

/** Ignores invalid parts. */
function parse(text: string): StoredProgress {
  const stored = fieldsOf(jsonOf(text))
  const { playlist, day } = fieldsOf(stored.last)
  const watched = Object.entries(fieldsOf(stored.watched)).map(
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
