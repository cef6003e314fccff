import { foldText } from '#contract/foldText.ts'
import type { PlaylistVideo } from './playlist.ts'

/** '12', 'day 12', 'DAY-12', 'day-012'. */
const dayPattern = /^(?:day)?[\s-]*0*([1-9]\d?)$/

/**
 * The videos that a visitor looks for: the one of a day, or those whose title (or day, as 'DAY-0') has every word
 * somewhere. Spellings that look the same in Malayalam find each other.
 */
export function findVideos<Video extends Pick<PlaylistVideo, 'id' | 'day' | 'title'>>(
  videos: readonly Video[],
  sought: string,
): readonly Video[] {
  const folded = foldText(sought.trim())
  if (folded === '') return videos
  const day = dayPattern.exec(folded)?.[1]
  if (day !== undefined) return videos.filter(({ id }) => String(id) === day)
  const words = folded.split(/\s+/)
  return videos.filter((video) => {
    const text = foldText(`${video.day} ${video.title}`)
    return words.every((word) => text.includes(word))
  })
}
