import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useInBrowser } from '#site/useInBrowser.ts'
import { useLeave } from '#site/useLeave.ts'
import { DAY_KEY, dayHref } from './days.ts'
import type { Playlist, PlaylistVideo } from './playlist.ts'

/** In the history entry of a day that was opened from its card: the entry before it is the list. */
export const FROM_LIST = 'from-list'

/** The one open video, which the address alone knows: `?day=12`. Any other value opens none. @spec 272 */
export function useOpenVideo({ videos }: Playlist) {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useInBrowser(() => true, false)
  const leave = useLeave()
  const day = isHydrated ? new URLSearchParams(search).get(DAY_KEY) : null
  const index = videos.findIndex((video) => String(video.id) === day)
  useFocusBack(videos[index]?.id)

  /** Beside the open one: takes its place in the history, so that one Back closes it all the same. */
  const wayTo = (video: PlaylistVideo | undefined) =>
    video && (() => void navigate(dayHref('', video.id), { replace: true, state }))

  return {
    open: videos[index],
    previous: wayTo(videos[index - 1]),
    next: index === -1 ? undefined : wayTo(videos[index + 1]),
    close: () => leave(state === FROM_LIST),
  }
}

/** The element of a day in the list. */
export const dayId = (day: number) => `day-${day}`

/** Closed, the focus is at the card of the video that was shown last, however it was opened. @spec 494 */
function useFocusBack(day: number | undefined) {
  const last = useRef(day)
  useEffect(() => {
    const closed = day === undefined ? last.current : undefined
    last.current = day
    if (closed !== undefined) document.getElementById(dayId(closed))?.querySelector('a')?.focus()
  }, [day])
}
