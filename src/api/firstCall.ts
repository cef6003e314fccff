declare global {
  interface Window {
    /** Calls that the page began before its scripts were there, by their address. */
    firstCalls?: Map<string, Promise<Response>>
  }
}

/** A call that a page begins with. */
export interface FirstCall {
  /** With `:id` where the id of the page's address belongs. */
  path: string
  /** What of the page's query it takes along, in its order, each with what is sent otherwise; null for nothing. */
  params?: Readonly<Record<string, string | null>>
}

/** How old the page may be when an answer is taken, in ms: what waits longer is asked for again. */
const FRESH_FOR = 60_000

/** `fetch`, but for the calls that the page itself has begun: each of those is taken, once, and not repeated. */
export function fetchOrTake(request: Request): Promise<Response> {
  const first = window.firstCalls
  // What is changed makes their answers old.
  if (request.method !== 'GET' || performance.now() > FRESH_FOR) first?.clear()
  const answer = first?.get(request.url)
  if (answer === undefined) return fetch(request)
  first?.delete(request.url)
  const aborted = new Promise<never>((_resolve, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason))
  })
  return Promise.race([answer, aborted])
}

/**
 * The address of a first call at an address of its page; undefined where the page reads its own address in a way that
 * only its scripts know. Sent as text within the page: it uses nothing but its parameters.
 */
export function firstCallAt(
  { path, params }: FirstCall,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): string | undefined {
  const id = pathname.slice(pathname.lastIndexOf('/') + 1)
  if (path.includes(':id') && !/^[1-9]\d{0,8}$/.test(id)) return undefined
  const given = Object.fromEntries(new URLSearchParams(search))
  const isPlain = ([name, text]: [string, string]) => {
    if (name === 'details') return true
    const plain = name === 'search' ? /^\w([\w ]{0,98}\w)?$/ : /^[1-9]\d{0,8}$/
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
