declare global {
  interface Window {
    /** A call that the page began before its scripts were there. */
    firstCall?: { address: string; answer: Promise<Response> }
  }
}

/** `fetch`, but for the one call that the page itself has begun: that one is taken, once, and not repeated. */
export function fetchOrTake(request: Request): Promise<Response> {
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
