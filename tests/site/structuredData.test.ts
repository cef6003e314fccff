import type * as events from 'content:events'
import type * as content from 'content:institute'
import type * as playlists from 'content:playlists'
import { expect, test, vi } from 'vitest'
import { sitePaths } from '#contract/paths.ts'
import { headOf } from '#site/structuredData.ts'

vi.mock('content:institute', async (load) => {
  const { institute } = await load<typeof content>()
  return { institute: { ...institute, name: 'Letters & "Ornaments"', site: 'https://hadith.example.org' } }
})

vi.mock('content:playlists', async (load) => {
  const { playlists: all } = await load<typeof playlists>()
  return { playlists: all.map((one) => ({ ...one, title: '</script><b>' })) }
})

vi.mock('content:events', async (load) => {
  const { events: all } = await load<typeof events>()
  const card = { ...all.cards[0], starts: '2024-06-03T18:30:00+05:30', ends: '2024-06-03T20:00:00+05:30' }
  return { events: { ...all, cards: [card] } }
})

const head = (address: string) => headOf({ address, title: 'Home', description: 'Home' })

function graph(address: string): unknown {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head(address)) ?? []
  return JSON.parse(json)
}

test('a name with quotes stays inside its tag', () => {
  expect(head('/')).toContain('<meta property="og:site_name" content="Letters &amp; &quot;Ornaments&quot;">')
})

test('a shared link leads to its page on the host of the institute', () => {
  expect(head('/library')).toContain('<meta property="og:url" content="https://hadith.example.org/library">')
})

test('an event begins and ends as its card says', () => {
  expect(graph(sitePaths.events)).toMatchObject({
    '@graph': [{}, { startDate: '2024-06-03T18:30:00+05:30', endDate: '2024-06-03T20:00:00+05:30' }],
  })
})

interface VideoList {
  '@graph': [unknown, { name: string; itemListElement: { position: number }[] }]
}

test('videos of a playlist are numbered from 1, and its title cannot end the script that holds it', () => {
  const [, list] = (graph(sitePaths.playlist('nabiyoram')) as VideoList)['@graph']
  expect(list.name).toBe('</script><b>')
  expect(list.itemListElement.map(({ position }) => position)).toEqual(
    list.itemListElement.map((_, index) => index + 1),
  )
})
