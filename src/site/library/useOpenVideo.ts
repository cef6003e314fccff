import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useInBrowser } from '#design-system/useInBrowser.ts'
import { useCloseOverlay } from '#site/useCloseOverlay.ts'
import { DAY_KEY, dayHref } from './days.ts'
import type { Playlist, PlaylistVideo } from './playlist.ts'

/** State of a history entry opened from a card; its previous entry is the list. */
export const FROM_LIST = 'from-list'

/** The open video, kept only in the URL: `?day=12`. Invalid values open none. @spec 272 */
export function useOpenVideo({ videos }: Playlist) {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useInBrowser(() => true, false)
  const close = useCloseOverlay()
  const day = isHydrated ? new URLSearchParams(search).get(DAY_KEY) : null
  const index = videos.findIndex((video) => String(video.id) === day)
  useFocusOnClose(videos[index]?.id)

  /** Returns a function that opens another video in the same history entry, so that one Back still closes. */
  const openerOf = (video: PlaylistVideo | undefined) =>
    video && (() => void navigate(dayHref('', video.id), { replace: true, state }))

  return {
    open: videos[index],
    previous: openerOf(videos[index - 1]),
    next: index === -1 ? undefined : openerOf(videos[index + 1]),
    close: () => close(state === FROM_LIST),
  }
}

/** Returns the element id of a day in the list. */
export const dayId = (day: number) => `day-${day}`

/** On close, focuses the card of the video shown last, however it was opened. @spec 494 */
function useFocusOnClose(day: number | undefined) {
  const last = useRef(day)
  useEffect(() => {
    const closed = day === undefined ? last.current : undefined
    last.current = day
    if (closed !== undefined) document.getElementById(dayId(closed))?.querySelector('a')?.focus()
  }, [day])
}
