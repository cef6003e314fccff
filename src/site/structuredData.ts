import { courses } from 'content:courses'
import { events } from 'content:events'
import { footer } from 'content:footer'
import { gallery } from 'content:gallery'
import { institute } from 'content:institute'
import { library } from 'content:library'
import { playlists } from 'content:playlists'
import { sitePaths } from '#contract/paths.ts'
import { videoIdOf } from '#contract/classes/youtube.ts'
import { embedOf, thumbnailOf } from '#design-system/VideoModal/videoUrl.ts'

// Metadata for search engines and link previews (schema.org, Open Graph). Used by the build only.

interface Page {
  address: string
  /** As the page's HTML has it, like the description. */
  title: string
  description: string
}

const organization = {
  '@type': 'EducationalOrganization',
  name: institute.name,
  alternateName: institute.localName,
  description: institute.description,
  url: institute.site + sitePaths.home,
  email: footer.email,
  telephone: footer.phones[0],
  address: footer.postalAddress.join(', '),
  sameAs: footer.social.map(({ url }) => url),
}

const playlistOf = (address: string) => playlists.find(({ id }) => sitePaths.playlist(id) === address)

/** Returns the file name in art/, without extension, of the picture for link previews. */
function sharePictureOf(address: string): string {
  const picture =
    library.playlists.find(({ id }) => sitePaths.playlist(id) === address)?.picture ??
    { [sitePaths.gallery]: gallery.plates[0]?.picture, [sitePaths.eventDetails]: events.cards[0]?.picture }[
      address
    ] ??
    institute.sharePicture
  // File names in the build: /assets/hall-1a2b3c4d.svg.
  return picture.src.replace(/^.*\//, '').replace(/-[\w-]{8}\.\w+$/, '')
}

/** Returns the metadata tags for the page's head, as HTML. */
export function headOf({ address, title, description }: Page): string {
  const properties = {
    'og:type': 'website',
    'og:site_name': escaped(institute.name),
    'og:title': title,
    'og:description': description,
    'og:url': institute.site + address,
    'og:image': `${institute.site}/share/${sharePictureOf(address)}.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
  }
  const tags = Object.entries(properties).map(
    ([name, value]) => `<meta property="${name}" content="${value}">`,
  )
  const data = { '@context': 'https://schema.org', '@graph': graphOf(address) }
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return [
    ...tags,
    '<meta name="twitter:card" content="summary_large_image">',
    `<script type="application/ld+json">${json}</script>`,
  ].join('\n    ')
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

function graphOf(address: string): object[] {
  const playlist = playlistOf(address)
  if (playlist) return [organization, videoList(playlist)]
  if (address === sitePaths.courses) return [organization, ...courseList()]
  if (address === sitePaths.events || address === sitePaths.eventDetails)
    return [organization, ...eventList()]
  return [organization]
}

const provider = { '@type': 'EducationalOrganization', name: institute.name, url: institute.site }

const courseList = () =>
  courses.cards.map(({ title, text }) => ({
    '@type': 'Course',
    name: `${courses.heading}: ${title}`,
    description: text,
    provider,
  }))

const eventList = () =>
  events.cards.map(({ title, text, starts, ends, fullPlace }) => ({
    '@type': 'Event',
    name: title,
    description: text,
    startDate: starts,
    endDate: ends,
    location: { '@type': 'Place', name: fullPlace, address: footer.postalAddress.join(', ') },
    organizer: provider,
  }))

function videoList({ title, videos }: (typeof playlists)[number]) {
  return {
    '@type': 'ItemList',
    name: title,
    numberOfItems: videos.length,
    itemListElement: videos.map((video) => {
      const id = videoIdOf(video.url) ?? ''
      return {
        '@type': 'ListItem',
        position: video.id,
        item: {
          '@type': 'VideoObject',
          name: video.title,
          description: `${title}, ${video.day}`,
          thumbnailUrl: thumbnailOf(id),
          embedUrl: embedOf(id, institute.site),
        },
      }
    }),
  }
}
