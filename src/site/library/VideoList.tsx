import { memo, useEffect, useRef, useState } from 'react'
import art from '#content/art/empty-ledger.svg?no-inline'
import { Button } from '#design-system/Button/Button.tsx'
import { DebouncedSearch } from '#design-system/DebouncedSearch/DebouncedSearch.tsx'
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx'
import { useOnline } from '#design-system/useOnline.ts'
import { VideoGrid } from '#design-system/VideoCard/VideoGrid.tsx'
import type { FindVideos } from './findVideos.ts'
import type { Playlist } from './playlist.ts'
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

/** All videos, or those that match the search. Memoized: opening a video does not re-render the list. */
export const VideoList = memo(function VideoList({ playlist, watched }: VideoListProps) {
  const { title, videos } = playlist
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const [{ find, isLost }, setSearch] = useState<{ find?: FindVideos; isLost: boolean }>({ isLost: false })
  const isOnline = useOnline()
  const found = query === '' || !find ? videos : find(videos, query)
  const status = query === '' ? (isOnline ? '' : offline) : statusOf()
  const seen = videos.filter((video) => watched.includes(video.id)).length

  function statusOf() {
    if (find) return `${found.length} of ${videos.length} found`
    return isLost ? notLoaded : ''
  }

  useEffect(() => void loadSearch().catch(() => {}), [])

  async function load() {
    try {
      const { findVideos } = await loadSearch()
      setSearch({ find: findVideos, isLost: false })
    } catch {
      setSearch({ isLost: true })
    }
  }

  function search(text: string) {
    setQuery(text)
    if (!find) void load()
  }

  function showAll() {
    setQuery('')
    input.current?.focus()
  }

  return (
    <section className={classes.list} aria-label="Videos">
      <div className={classes.tools}>
        <DebouncedSearch
          ref={input}
          value={query}
          pauseMs={SEARCH_AFTER_MS}
          onSearch={search}
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
