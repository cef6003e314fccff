import { addressOf, type Address, type SiteHistory } from './siteHistory.ts'

type Entry = Pick<Address, 'key' | 'state'>

const isEntry = (state: unknown): state is Entry =>
  typeof state === 'object' && state !== null && 'key' in state

/** The browser's own history. One for a document. */
export function browserHistory(): SiteHistory {
  const listeners = new Set<() => void>()
  let way: Address['way'] = 'first'

  function tell(next: Address['way']) {
    way = next
    for (const listener of listeners) listener()
  }
  window.addEventListener('popstate', () => tell('return'))

  return {
    current() {
      const entry = isEntry(history.state) ? history.state : { key: 'first', state: undefined }
      return addressOf(location, entry, way)
    },
    go(href, { state, replace = false } = {}) {
      const entry: Entry = { key: Math.random().toString(36).slice(2), state }
      if (replace) history.replaceState(entry, '', href)
      else history.pushState(entry, '', href)
      tell(replace ? 'replace' : 'push')
    },
    back: () => history.back(),
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
