import { delay, http } from 'msw'

/** A list whose answer to one search waits until it is released; all others come at once. */
export function heldSearch(path: string, search: string) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const handler = http.get(`/api${path}`, async ({ request }) => {
    if (new URL(request.url).searchParams.get('search') === search) await released
    // What follows is the API's own answer.
    return undefined
  })
  return { handler, release }
}

/** A list that takes its time to answer, in ms, and then answers as ever. */
export function slow(path: string, ms = 600) {
  return http.get(`/api${path}`, async () => {
    await delay(ms)
    return undefined
  })
}
