declare global {
  interface Window {
    /** A request that an inline script started before the bundle loaded. */
    firstCall?: { address: string; answer: Promise<Response> }
  }
}

/** `fetch`, which reuses, once, the response to a request that the page has already started. */
export function fetchOrReuse(request: Request): Promise<Response> {
  const first = window.firstCall
  if (request.method !== 'GET' || !first || request.url !== new URL(first.address, location.href).href) {
    return fetch(request)
  }
  window.firstCall = undefined
  const aborted = new Promise<never>((_resolve, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason))
  })
  return Promise.race([first.answer, aborted])
}
