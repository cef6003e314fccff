import { delay, http } from 'msw'

/** What `released` waits for is that `release` is called. */
export function gate() {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  return { released, release: () => release() }
}

/** A list whose answer to one search or filter, by its name in the query, waits until it is released. */
export function held(path: string, name: string, value: string) {
  const { released, release } = gate()
  const handler = http.get(`/api${path}`, async ({ request }) => {
    if (new URL(request.url).searchParams.get(name) === value) await released
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
