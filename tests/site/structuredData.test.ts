import { content } from 'content:file'
import { expect, test } from 'vitest'
import { sitePaths } from '#contract/paths.ts'
import { sectionsOf, withPictures } from '#contract/site/pages.ts'
import { headOf } from '#site/structuredData.ts'
import { picturesOf } from './pictures.ts'

const { institute, library, events } = content
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
          .map((card) => ({ ...card, starts: '2024-06-03T18:30', ends: '2024-06-03T20:00' })),
      },
    },
    'Asia/Kolkata',
  ),
  picturesOf(content),
)

const head = (address: string, drawn?: ReadonlySet<string>) =>
  headOf({ address, title: 'Home', description: 'Home' }, sections, drawn)

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
    '@graph': [{}, { startDate: '2024-06-03T18:30', endDate: '2024-06-03T20:00' }],
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
