import { askVideo } from './askServer.ts'
import { noteWatched } from './watchedClasses.ts'

interface Watching {
  signal: AbortSignal
  /** Replaces the page by the server's present one. */
  ask: () => Promise<void>
  onWatched: () => void
}

const OFFLINE = 'There is no connection. Try again in a moment.'

/** Opens the player when a Watch link is followed. Nothing comes from the video's host before that. */
export function startWatching(root: HTMLElement, { signal, ask, onWatched }: Watching): void {
  root.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-watch]')
      const isPlain =
        event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      if (!link || !isPlain) return
      event.preventDefault()
      if (!link.hasAttribute('aria-busy')) void watch(link)
    },
    { signal },
  )

  async function watch(link: HTMLAnchorElement) {
    const { watch: id = '', title = '' } = link.dataset
    link.setAttribute('aria-busy', 'true')
    forget(link)
    const player = import('./openVideo.tsx').catch(() => undefined)
    const answer = await askVideo(link.href).catch(() => ({ message: OFFLINE }))
    link.removeAttribute('aria-busy')
    if ('message' in answer) {
      if (answer.message !== OFFLINE) await ask()
      return say(present(link), answer.message)
    }
    const opened = await player
    // The link itself leads to the video.
    if ('link' in answer || !opened) return location.assign(link.href)
    opened.openVideo({
      container: root.querySelector('[data-theme]') ?? root,
      id: answer.video,
      title,
      onEnded() {
        noteWatched(Number(id))
        onWatched()
      },
      onClosed: () => present(link)?.focus(),
    })
  }

  /** The page may have been replaced meanwhile. */
  const present = (link: HTMLAnchorElement) =>
    document.getElementById(link.id) ?? root.querySelector<HTMLElement>('main')

  function say(beside: HTMLElement | null, text: string) {
    const line = document.createElement('p')
    line.setAttribute('role', 'alert')
    line.className = root.querySelector('[data-stale]')?.className ?? ''
    line.textContent = text
    if (beside?.matches('a')) beside.after(line)
    else beside?.prepend(line)
  }

  const forget = (link: HTMLAnchorElement) => {
    if (link.nextElementSibling?.getAttribute('role') === 'alert') link.nextElementSibling.remove()
  }
}
