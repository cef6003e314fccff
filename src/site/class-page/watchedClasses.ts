/** Key in localStorage. The value is JSON: ids of classes, the last one watched first. It never leaves the device. */
const KEY = 'watched-classes'

const MOST_KEPT = 500

/** Returns the ids of the classes that were watched to the end on this device. */
export function watchedClasses(): number[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : []
  } catch {
    return []
  }
}

export function noteWatched(id: number): void {
  const ids = [id, ...watchedClasses().filter((other) => other !== id)].slice(0, MOST_KEPT)
  try {
    localStorage.setItem(KEY, JSON.stringify(ids))
  } catch {
    // Without storage nothing is remembered.
  }
}
