/** How long an answer may take on a slow network, in ms. */
const PATIENCE = 15_000

const options = (accept: string) => ({
  headers: { Accept: accept },
  cache: 'no-store' as const,
  signal: AbortSignal.timeout(PATIENCE),
})

/** Returns the page as it is now, also one that says why there is none. @throws if the server cannot be reached */
export async function askPage(address: string): Promise<Document> {
  const response = await fetch(address, options('text/html'))
  if (response.status >= 500) throw new Error(`The server answered ${response.status}`)
  return new DOMParser().parseFromString(await response.text(), 'text/html')
}

/** What the server says about the video of a class. */
export type VideoAnswer = { video: string } | { link: string } | { message: string }

/** Asks for the video of a class. @throws if the server cannot be reached */
export async function askVideo(address: string): Promise<VideoAnswer> {
  const response = await fetch(address, options('application/json'))
  if (response.status >= 500) throw new Error(`The server answered ${response.status}`)
  const isJson = response.headers.get('content-type')?.includes('json') === true
  const answer: unknown = isJson ? await response.json() : undefined
  for (const name of ['video', 'link', 'message'] as const) {
    const value = textIn(answer, name)
    if (value !== undefined && name === 'video') return { video: value }
    if (value !== undefined && name === 'link') return { link: value }
    if (value !== undefined) return { message: value }
  }
  return { message: 'This class is not open now.' }
}

function textIn(answer: unknown, name: string): string | undefined {
  const fields: Record<string, unknown> = typeof answer === 'object' && answer !== null ? { ...answer } : {}
  const value = fields[name]
  return typeof value === 'string' ? value : undefined
}
