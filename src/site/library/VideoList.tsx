import { memo, useEffect, useRef, useState } from 'react'
import art from '#content/art/empty-ledger.svg?no-inline'
import { Button } from '#design-system/Button/Button.tsx'
import { DebouncedSearch } from '#design-system/DebouncedSearch/DebouncedSearch.tsx'
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx'
import { useOnline } from '#design-system/useOnline.ts'
import { VideoGrid } from '#design-system/VideoCard/VideoGrid.tsx'
import type { Playlist, PlaylistVideo } from './playlist.ts'
import { VideoItem } from './VideoItem.tsx'
import classes from './VideoList.module.css'

const SEARCH_AFTER_MS = 150

/** Nobody searches before the page is there, so it comes after that. */
const loadSearch = () => import('./findVideos.ts')

interface VideoListProps {
  playlist: Playlist
  /** Days watched to the end; 1 for DAY-01. */
  watched: readonly number[]
}

interface Result {
  query: string
  found: readonly PlaylistVideo[]
  /** What the search has found; undefined without one. */
  status?: string
}

/** All videos, or those that match the search. Memoized: opening a video does not re-render the list. */
export const VideoList = memo(function VideoList({ playlist, watched }: VideoListProps) {
  const { title, videos } = playlist
  const input = useRef<HTMLInputElement>(null)
  const [{ query, found, status: searched }, setResult] = useState<Result>({ query: '', found: videos })
  const isOnline = useOnline()
  const status = searched ?? (isOnline ? '' : offline)
  const seen = videos.filter((video) => watched.includes(video.id)).length

  useEffect(() => void loadSearch().catch(() => {}), [])

  async function search(text: string) {
    if (text === '') return setResult({ query: '', found: videos })
    try {
      const { findVideos } = await loadSearch()
      const matching = findVideos(videos, text)
      setResult({ query: text, found: matching, status: `${matching.length} of ${videos.length} found` })
    } catch {
      setResult({ query: text, found: videos, status: notLoaded })
    }
  }

  function showAll() {
    setResult({ query: '', found: videos })
    input.current?.focus()
  }

  return (
    <section className={classes.list} aria-label="Videos">
      <div className={classes.tools}>
        <DebouncedSearch
          ref={input}
          value={query}
          pauseMs={SEARCH_AFTER_MS}
          onSearch={(text) => void search(text)}
          label="Search in this playlist"
          placeholder="Title or day"
        />
        <p className={classes.words}>
          <output>{status}</output>
          {status === '' && seen > 0 && `${seen} of ${videos.length} watched`}
        </p>
      </div>
      {found.length === 0 ? (
        <EmptyState
          title="No video found"
          art={art}
          action={<Button onPress={showAll}>{`Show all ${videos.length}`}</Button>}
        >
          {`No title in this playlist contains “${query}”. Try a day number.`}
        </EmptyState>
      ) : (
        <VideoGrid label={title}>
          {found.map((video) => (
            <VideoItem key={video.id} video={video} isWatched={watched.includes(video.id)} />
          ))}
        </VideoGrid>
      )}
    </section>
  )
})

const notLoaded = 'The search could not be loaded. Check the connection and type again.'
const offline = 'No connection: videos cannot be played right now.'
