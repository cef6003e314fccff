import { foldSearch } from '#design-system/foldSearch.ts'
import type { PlaylistVideo } from './playlist.ts'

/** '12', 'day 12', 'DAY-12', 'day-012'. */
const dayPattern = /^(day)?[\s-]*0*([1-9]\d?)$/

/**
 * Returns the video of a day, or the videos whose day and title contain every word of the query. A number alone finds its day, and
 * the titles with that number: "Hadith 40". Malayalam spellings that look the same match.
 */
export function findVideos<Video extends Pick<PlaylistVideo, 'id' | 'day' | 'title'>>(
  videos: readonly Video[],
  query: string,
): readonly Video[] {
  const folded = foldSearch(query.trim())
  if (folded === '') return videos
  const [asked, day, number] = dayPattern.exec(folded) ?? []
  if (asked !== undefined)
    return videos.filter(({ id, title }) => {
      const numbers = day === undefined ? foldSearch(title).split(/\D+/) : []
      return [String(id), ...numbers].some((one) => Number(one) === Number(number))
    })
  const words = folded.split(/\s+/)
  return videos.filter((video) => {
    const text = foldSearch(`${video.day} ${video.title}`)
    return words.every((word) => text.includes(word))
  })
}

export type FindVideos = typeof findVideos
