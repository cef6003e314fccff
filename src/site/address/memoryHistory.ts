import { addressOf, type Address, type GoOptions, type SiteHistory } from './siteHistory.ts'

interface Entry {
  url: URL
  state: unknown
  key: string
}

/**
 * A history that no browser shows: for stories, and for making the pages.
 * @param hrefs the addresses that led here; the last one is open
 */
export function memoryHistory(hrefs: readonly string[]): SiteHistory {
  const entries: Entry[] = hrefs.map((href, at) => ({
    url: urlOf(href),
    state: undefined,
    key: `first${at}`,
  }))
  const listeners = new Set<() => void>()
  let at = entries.length - 1
  let made = 0
  let way: Address['way'] = 'first'

  function current(): Address {
    const entry = entries[at]
    if (!entry) throw new Error('A history has an address at least.')
    return addressOf(entry.url, entry, way)
  }

  function tell(next: Address['way']) {
    way = next
    for (const listener of listeners) listener()
  }

  function go(href: string, { state, replace = false }: GoOptions = {}) {
    made += 1
    const entry = { url: urlOf(href, entries[at]?.url), state, key: `entry${made}` }
    if (!replace) at += 1
    entries.splice(at, entries.length, entry)
    tell(replace ? 'replace' : 'push')
  }

  return {
    current,
    go,
    back() {
      if (at === 0) return
      at -= 1
      tell('return')
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const urlOf = (href: string, base?: URL) => new URL(href, base ?? 'https://site.invalid')
