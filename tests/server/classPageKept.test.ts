import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { TOKEN, testPages } from './classPageParts.ts'

/** Pages whose store tells its state, and how often it was asked for the classes. */
async function countedPages(parts: Parameters<typeof testPages>[0] = {}) {
  let made = 0
  let state = 1
  const pages = await testPages({ renderer: { render: () => `page ${made}` }, ...parts })
  const { classPages } = pages.store
  classPages.state = async () => String(state)
  const classes = classPages.classes.bind(classPages)
  classPages.classes = (...asked) => {
    made += 1
    return classes(...asked)
  }
  let feeds = 0
  classPages.cancelled = async () => {
    feeds += 1
    return []
  }
  const get = (path: string, headers: Record<string, string> = {}) =>
    pages.app.request(`/d/${TOKEN}${path}`, { headers })
  return { ...pages, get, pagesMade: () => made, feedsMade: () => feeds, write: () => (state += 1) }
}

test('a page is made once a second, and anew after a write', async () => {
  const { ask, clock, pagesMade, write } = await countedPages()
  const together = await Promise.all(Array.from({ length: 8 }, () => ask(`/d/${TOKEN}`)))
  expect(new Set(together.map(({ body }) => body))).toEqual(new Set(['page 1']))
  clock.now += 1000
  expect((await ask(`/d/${TOKEN}`)).body).toBe('page 2')
  write()
  expect((await ask(`/d/${TOKEN}`)).body).toBe('page 3')
  expect(pagesMade()).toBe(3)
})

test('a feed is made once a day, and anew after a write; a calendar that has it is told so', async () => {
  const { get, clock, feedsMade, write } = await countedPages()
  const first = await get('.ics', { 'accept-encoding': 'gzip' })
  const text = gunzipSync(await first.arrayBuffer()).toString()
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/)
  clock.now += 60_000
  expect(await (await get('.ics', { 'accept-encoding': 'gzip;q=0' })).text()).toBe(text)
  const have = { 'if-none-match': first.headers.get('etag') ?? '' }
  const again = await get('.ics', have)
  expect([again.status, await again.text(), feedsMade()]).toEqual([304, '', 1])
  write()
  expect((await get('.ics', have)).status).toBe(200)
  clock.now += 86_400_000
  expect((await get('.ics', have)).status).toBe(200)
  expect(feedsMade()).toBe(3)
})

test.each([
  ['a public URL is set', 'https://hadith.example', 1],
  ['none is set', undefined, 20],
])(
  'where %s, the host that a request names makes nothing anew, or else all',
  async (_what, publicUrl, times) => {
    let hosts = 0
    const { ask, feedsMade, pagesMade } = await countedPages({
      publicUrl,
      peerOf: () => ({ address: 'home', network: 'home', isSecure: true, host: `h${(hosts += 1)}.example` }),
    })
    const feeds = []
    for (let count = 0; count < 20; count += 1) {
      await ask(`/d/${TOKEN}`)
      feeds.push((await ask(`/d/${TOKEN}.ics`)).body)
    }
    expect([pagesMade(), feedsMade(), new Set(feeds).size]).toEqual([times, times, times])
    expect(feeds[0]?.includes('hadith.example')).toBe(publicUrl !== undefined)
  },
)

test('a network may ask for a feed far less often than for the page', async () => {
  const { get } = await countedPages()
  const statuses = []
  for (let count = 0; count < 1001; count += 1) statuses.push((await get('.ics')).status)
  expect([statuses.indexOf(429), (await get('')).status]).toEqual([1000, 200])
})
