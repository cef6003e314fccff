import { http, HttpResponse } from 'msw'

/** Returns a promise `released` that resolves when `release` is called. */
export function heldAnswer() {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  return { released, release: () => release() }
}

/** A list whose response to one query parameter value waits until it is released. */
export function held(path: string, name: string, value: string) {
  const { released, release } = heldAnswer()
  const handler = http.get(`/api${path}`, async ({ request }) => {
    if (new URL(request.url).searchParams.get(name) === value) await released
    // Returning undefined passes the request to the API.
    return undefined
  })
  return { handler, release }
}

/** The server saves, and its response is lost. */
export function savedUnheard(method: 'post' | 'put', call: string) {
  return http[method](
    `/api${call}`,
    async ({ request }) => {
      await fetch(request.clone())
      return HttpResponse.error()
    },
    { once: true },
  )
}
