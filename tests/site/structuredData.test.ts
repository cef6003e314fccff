import { content } from 'content:file'
import { expect, test } from 'vitest'
import { sitePaths } from '#contract/paths.ts'
import { sectionsOf, withPictures } from '#contract/site/pages.ts'
import { headOf } from '#site/structuredData.ts'
import { picturesOf } from './pictures.ts'

const { institute, library, events } = content
/** The second and the third are past on the day of the page. */
const days = ['2024-07-05', '2024-06-01', '2024-06-02', '2024-06-04']
const now = Date.parse('2024-06-03T12:00:00+05:30')

const sections = withPictures(
  sectionsOf(
    {
      ...content,
      institute: { ...institute, name: 'Letters & "Ornaments"', site: 'https://hadith.example.org' },
      library: {
        ...library,
        playlists: library.playlists.map((one) => ({ ...one, title: '</script><b>' })),
      },
      events: {
        ...events,
        cards: events.cards
          .slice(0, 1)
          .flatMap((card) => days.map((day) => ({ ...card, starts: `${day}T18:30`, ends: `${day}T20:00` }))),
      },
    },
    'Asia/Kolkata',
  ),
  picturesOf(content),
)

const head = (address: string, drawn?: ReadonlySet<string>) =>
  headOf({ address, title: 'Home', description: 'Home', now }, sections, drawn)

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

test('events are in the order of their page, the nearest first and past ones last, and begin and end as their cards say', () => {
  const order = ['2024-06-04', '2024-07-05', '2024-06-02', '2024-06-01']
  for (const address of [sitePaths.events, sitePaths.eventDetails])
    expect(graph(address)).toMatchObject({
      '@graph': [{}, ...order.map((day) => ({ startDate: `${day}T18:30`, endDate: `${day}T20:00` }))],
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

test('a link shows the picture of its page, or that of the institute where the build has drawn none', () => {
  const own = 'https://hadith.example.org/share/playlist-nabiyoram.png'
  const share = `https://hadith.example.org/share/${institute.sharePicture.replace(/\.\w+$/, '.png')}`
  expect(head('/library')).toContain(`<meta property="og:image" content="${share}">`)
  expect(head('/library/nabiyoram')).toContain(`<meta property="og:image" content="${own}">`)
  expect(head('/library/nabiyoram', new Set([new URL(share).pathname]))).toContain(
    `<meta property="og:image" content="${share}">`,
  )
})
