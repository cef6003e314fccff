import { sitePaths } from '#contract/paths.ts'
import { videoIdOf } from '#contract/classes/youtube.ts'
import { addressesOf } from './addresses.ts'
import type { Difference } from './changes.ts'
import type { Content } from './content.ts'
import { fieldAt, placeOf, SECTIONS, sectionNames, type Section } from './sections.ts'
import { contentOf, leavesOf, textAt, type Parts } from './values.ts'
import { isOver } from './isOver.ts'

/** From these numbers on, a page takes long on a phone. */
const MANY = { plates: 60, videos: 80 }

interface KeyedContent {
  content: Content
  /** The same with keys. */
  keyed: Parts
}

/**
 * Returns sentences about what may be a mistake in a content that is about to be published.
 * @param differences to what is published; only their sections are looked at
 * @param today in the institute's zone: 2026-10-12
 */
export function warningsOf(
  { content, keyed }: KeyedContent,
  differences: readonly Difference[],
  today: string,
): string[] {
  const sections = new Set(differences.map(({ section }) => section))
  const ofSection: Partial<Record<Section, () => string[]>> = {
    library: () => [...longPlaylists(content), ...repeatedVideos(content)],
    events: () => pastEvents(keyed, differences, today),
    gallery: () => manyPhotographs(content),
  }
  const own = [...sections].flatMap((section) => [
    ...lostLinks(section, content),
    ...(ofSection[section]?.() ?? []),
  ])
  return [...own, ...leftBehind(keyed, differences)]
}

/** A number or an e-mail address that was changed in one place may stand in others, too. */
function leftBehind(keyed: Parts, differences: readonly Difference[]): string[] {
  const all = SECTIONS.flatMap((section) =>
    leavesOf(section, contentOf(section, keyed)).map((leaf) => ({ ...leaf, section })),
  )
  return differences.flatMap(({ section, kind, path, place, before }) => {
    const field = fieldAt(section, path)?.kind
    if (kind !== 'changed' || (field !== 'phone' && field !== 'email')) return []
    return all
      .filter(({ value }) => value === before)
      .map(
        (leaf) =>
          `${placeOf(leaf.section, leaf.path, keyed)}: still ${before}, which was changed in ${place}.`,
      )
  })
}

function lostLinks(section: Section, content: Content): string[] {
  const pages = new Set([sitePaths.root, sitePaths.about, ...addressesOf(content)])
  return leavesOf(section, contentOf(section, content)).flatMap(({ field, path, value }) => {
    if (field.kind !== 'link' || typeof value !== 'string' || !value.startsWith('/')) return []
    const [address = ''] = value.split(/[?#]/)
    return pages.has(address) ? [] : [`${placeOf(section, path, content)}: the site has no page ${value}.`]
  })
}

const longPlaylists = ({ library }: Content) =>
  library.playlists.flatMap(({ title, videos }) =>
    videos.length <= MANY.videos
      ? []
      : [
          `The playlist "${title}" has ${videos.length} videos: its page takes long on a phone. Two playlists would be faster.`,
        ],
  )

function repeatedVideos({ library }: Content): string[] {
  const places = new Map<string, string>()
  return library.playlists.flatMap((playlist) =>
    playlist.videos.flatMap(([title, link], index) => {
      const id = videoIdOf(link) ?? link
      const place = `"${playlist.title}", video ${index + 1}`
      const earlier = places.get(id)
      places.set(id, earlier ?? place)
      return earlier === undefined ? [] : [`The video "${title}" is there twice: ${earlier}, and ${place}.`]
    }),
  )
}

const pastEvents = (keyed: Parts, differences: readonly Difference[], today: string) =>
  differences.flatMap(({ section, kind, path }) => {
    if (section !== 'events' || kind !== 'added' || path.length !== 3) return []
    if (!isOver(textAt(keyed, [...path, 'ends']), today)) return []
    return [`The event "${textAt(keyed, [...path, 'title'])}" is over already: it is shown as a past one.`]
  })

const manyPhotographs = ({ gallery }: Content) =>
  gallery.plates.length <= MANY.plates
    ? []
    : [
        `${sectionNames.gallery} has ${gallery.plates.length} photographs: its page takes long on a phone. Remove older ones.`,
      ]
