import { sitePaths } from '#contract/paths.ts'
import { videoIdOf } from '#contract/classes/youtube.ts'
import { picturePaths } from '#contract/site/pictures.ts'
import type { Picture, Sections } from '#contract/site/pages.ts'
import { embedOf, thumbnailOf } from '#design-system/VideoModal/videoUrl.ts'
import { eventsInOrder } from './events/eventOrder.ts'

// Metadata for search engines and link previews (schema.org, Open Graph). Used only where pages are made.

interface Page {
  address: string
  /** As the page's HTML has it, like the description. */
  title: string
  description: string
  /** When it is made, in ms since 1970. */
  now: number
}

const organizationOf = ({ institute, footer }: Sections) => ({
  '@type': 'EducationalOrganization',
  name: institute.name,
  alternateName: institute.localName,
  description: institute.description,
  url: institute.site + sitePaths.home,
  email: footer.email,
  telephone: footer.phones[0],
  address: footer.postalAddress.join(', '),
  sameAs: footer.social.map(({ url }) => url),
})

/**
 * Returns the address of the picture for link previews.
 * @param drawn the addresses of those that were drawn by the build
 */
function sharePictureOf(
  { address: page, now }: Page,
  sections: Sections,
  drawn: ReadonlySet<string> | undefined,
): string {
  const { library, gallery, institute } = sections
  const own =
    library.playlists.find(({ id }) => sitePaths.playlist(id) === page)?.picture ??
    {
      [sitePaths.gallery]: gallery.plates[0]?.picture,
      [sitePaths.eventDetails]: eventsOn(now, sections)[0]?.picture,
    }[page]
  const address = own && shareAddress(own)
  return address !== undefined && isShared(address, drawn) ? address : shareAddress(institute.sharePicture)
}

/** Uploaded pictures have theirs at an address made from their name; the build draws those of others. */
function shareAddress({ src }: Picture): string {
  const uploaded = /^\/pictures\/([\w-]+)\./.exec(src)?.[1]
  if (uploaded !== undefined) return picturePaths.share(uploaded)
  // File names in the build: /assets/hall-1a2b3c4d.svg.
  const name = src.replace(/^.*\//, '').replace(/-[\w-]{8}\.\w+$/, '')
  return `/share/${name}.png`
}

const isShared = (address: string, drawn: ReadonlySet<string> | undefined) =>
  address.endsWith('.jpg') || (drawn?.has(address) ?? true)

/** Returns the metadata tags for the page's head, as HTML. */
export function headOf(page: Page, sections: Sections, drawn?: ReadonlySet<string>): string {
  const { institute } = sections
  const { address, title, description } = page
  const properties = {
    'og:type': 'website',
    'og:site_name': escaped(institute.name),
    'og:title': title,
    'og:description': description,
    'og:url': institute.site + address,
    'og:image': institute.site + sharePictureOf(page, sections, drawn),
    'og:image:width': '1200',
    'og:image:height': '630',
  }
  const tags = Object.entries(properties).map(
    ([name, value]) => `<meta property="${name}" content="${value}">`,
  )
  const data = { '@context': 'https://schema.org', '@graph': graphOf(page, sections) }
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return [
    ...tags,
    '<meta name="twitter:card" content="summary_large_image">',
    `<script type="application/ld+json">${json}</script>`,
  ].join('\n    ')
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

function graphOf({ address, now }: Page, sections: Sections): object[] {
  const organization = organizationOf(sections)
  const playlist = sections.playlists.find(({ id }) => sitePaths.playlist(id) === address)
  if (playlist) return [organization, videoList(playlist, sections)]
  if (address === sitePaths.courses) return [organization, ...courseList(sections)]
  if (address === sitePaths.events || address === sitePaths.eventDetails)
    return [organization, ...eventList(now, sections)]
  return [organization]
}

const providerOf = ({ institute }: Sections) => ({
  '@type': 'EducationalOrganization',
  name: institute.name,
  url: institute.site,
})

const courseList = (sections: Sections) =>
  sections.courses.cards.map(({ title, text }) => ({
    '@type': 'Course',
    name: `${sections.courses.heading}: ${title}`,
    description: text,
    provider: providerOf(sections),
  }))

/** Returns the events in the order of their page. */
function eventsOn(now: number, { events }: Sections) {
  const { coming, past } = eventsInOrder(events.cards, ({ when }) => now >= when.overAt)
  return [...coming, ...past]
}

const eventList = (now: number, sections: Sections) =>
  eventsOn(now, sections).map(({ title, text, starts, ends, fullPlace }) => ({
    '@type': 'Event',
    name: title,
    description: text,
    startDate: starts,
    endDate: ends,
    location: { '@type': 'Place', name: fullPlace, address: sections.footer.postalAddress.join(', ') },
    organizer: providerOf(sections),
  }))

function videoList({ title, videos }: Sections['playlists'][number], { institute }: Sections) {
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
