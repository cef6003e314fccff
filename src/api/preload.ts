declare global {
  interface Window {
    /** Requests that an inline script started before the bundle loaded, by URL: a response with its body for each use. */
    preloads?: Map<string, Promise<Response>[]>
    /** The queries of a page whose URL says nothing more, which they answer. */
    preloadQueries?: readonly PreloadQuery[]
  }
}

/** A query of RTK Query. */
export interface PreloadQuery {
  endpoint: string
  arg: unknown
}

/** A request that a page needs at its start. */
export interface PreloadCall extends PreloadQuery {
  /** Has `:id` in place of the id in the page's URL. */
  path: string
  /** Query parameters taken from the page's URL, in order, each with its default; null for none. */
  params?: Readonly<Record<string, string | null>>
}

/** Longest age of the page, in ms, at which its early responses are used. */
const FRESH_FOR = 60_000

/** How long a page waits for early responses when its scripts are there, in ms. */
const MOMENT = 50

/**
 * Keeps the early responses for one use more, if all of them are here, good and fresh after a moment.
 * @returns whether they are
 */
export async function repeatPreloads(): Promise<boolean> {
  const calls = [...(window.preloads?.values() ?? [])]
  const late = new Promise<undefined>((resolve) => {
    setTimeout(resolve, MOMENT)
  })
  const responses = await Promise.race([Promise.all(calls.flat()).catch(() => undefined), late])
  if (performance.now() > FRESH_FOR || !responses?.every(({ ok }) => ok)) return false
  for (const uses of calls) uses.unshift(...uses.map(async (response) => (await response).clone()))
  return true
}

/** `fetch`, which uses the response to a request that the page has already started, once. */
export function fetchOrReuse(request: Request): Promise<Response> {
  const first = window.preloads
  // A write makes the early responses stale.
  if (request.method !== 'GET' || performance.now() > FRESH_FOR) first?.clear()
  const early = first?.get(request.url)?.shift()
  if (early === undefined) return fetch(request)
  const aborted = new Promise<never>((_resolve, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason))
  })
  return Promise.race([early.catch(() => fetch(request)), aborted])
}

/**
 * Returns the URL of a preload for a URL of its page; undefined where only the bundle can read the page's URL.
 * Its source is copied into the page, so it must not use anything outside of it.
 */
export function preloadAddress(
  { path, params }: PreloadCall,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): string | undefined {
  const id = pathname.slice(pathname.lastIndexOf('/') + 1)
  if (path.includes(':id') && !/^[1-9]\d{0,8}$/.test(id)) return undefined
  const given = Object.fromEntries(new URLSearchParams(search))
  const isPlain = ([name, text]: [string, string]) => {
    if (name === 'details') return true
    const plain = { search: /^\w([\w ]{0,98}\w)?$/, sort: /^-?[a-z]{1,20}$/ }[name] ?? /^[1-9]\d{0,8}$/
    return params !== undefined && name in params && plain.test(text)
  }
  const names = Object.keys(params ?? {})
  if (names.length > 0 && !Object.entries(given).every(isPlain)) return undefined
  const query = new URLSearchParams()
  for (const name of names) {
    const text = given[name] ?? params?.[name] ?? null
    if (text !== null) query.set(name, text)
  }
  return path.replace(':id', id) + (params === undefined ? '' : `?${query}`)
}
