import { MAIN_ID } from '#site/mainId.ts'
import { askPage } from './askServer.ts'
import { paintTimes, paintVisitorTimes, paintWatched } from './paint.ts'
import { startWatching } from './watching.ts'

const MINUTE = 60_000

/** How often a page that is looked at asks the server, in ms: a class may have been moved. */
const ASK_AGAIN = 5 * MINUTE

/** Pause after the server was not reached, in ms. */
const RETRY = 15_000

/** A division's phones ask for the page within this time after a class has begun, in ms, and not all at once. */
const SPREAD = 2000

/**
 * Keeps a class page up to date: clock and countdown each minute, and the whole page from the server when a class begins or
 * ends, every five minutes, and when the visitor comes back to it. Returns a function that ends this.
 * @param answeredAt when the server answered with the page, on the clock of `performance`
 */
export function startClassPage(root: HTMLElement, answeredAt: number): () => void {
  const ended = new AbortController()
  const status = root.appendChild(document.createElement('p'))
  status.setAttribute('role', 'status')
  status.className = 'visually-hidden'
  let timer: ReturnType<typeof setTimeout> | undefined
  const jitter = Math.random() * SPREAD
  let asking: Promise<void> | undefined

  const page = () => root.querySelector<HTMLElement>('[data-class-page]')
  const numberOf = (name: string) => Number(page()?.dataset[name] ?? Number.NaN)
  const elapsed = () => performance.now() - answeredAt
  /** The server's clock, in ms since 1970. */
  const now = () => numberOf('now') + elapsed()

  function show() {
    paintTimes(root, now(), elapsed())
    clearTimeout(timer)
    if (!page()) return
    const asks = [ASK_AGAIN - elapsed(), numberOf('refresh') + jitter - now()].filter(
      (ms) => !Number.isNaN(ms),
    )
    const soonest = Math.min(...asks)
    if (soonest <= 0) {
      // Whoever does not look at the page asks when they do.
      if (!document.hidden) void ask()
      return
    }
    timer = setTimeout(show, Math.min(soonest, MINUTE - (now() % MINUTE)) + 1)
  }

  function ask(): Promise<void> {
    asking ??= askOnce().finally(() => (asking = undefined))
    return asking
  }

  async function askOnce() {
    const address = page()?.dataset.classPage
    if (address === undefined) return
    try {
      const answer = await askPage(address)
      if (ended.signal.aborted) return
      replace(answer)
      answeredAt = performance.now()
      paint()
    } catch {
      if (ended.signal.aborted) return
      sayStale()
      clearTimeout(timer)
      timer = setTimeout(() => void ask(), RETRY)
    }
  }

  function replace(answer: Document) {
    const [main, next] = [root.querySelector(`#${MAIN_ID}`), answer.querySelector(`#${MAIN_ID}`)]
    if (!main || !next) throw new Error('The answer is no class page')
    const running = liveIn(main)
    const focused = main.contains(document.activeElement) ? document.activeElement?.id : undefined
    main.replaceChildren(...next.childNodes)
    root.querySelector('header time')?.replaceWith(...answer.querySelectorAll('header time'))
    if (focused !== undefined && focused !== '')
      document.getElementById(focused)?.focus({ preventScroll: true })
    const begun = [...liveIn(main)].find(([id]) => !running.has(id))
    if (begun) status.textContent = `${begun[1]} has begun. Watch is on this page.`
  }

  function sayStale() {
    const line = root.querySelector<HTMLElement>('[data-stale]')
    if (!line) return
    line.hidden = false
    line.textContent = `Not up to date: shown as of ${line.dataset.stale ?? ''}. There is no connection.`
  }

  function paint() {
    paintVisitorTimes(root)
    paintWatched(root)
    show()
  }

  const askWhenSeen = () => void (document.hidden || ask())
  const { signal } = ended
  document.addEventListener('visibilitychange', askWhenSeen, { signal })
  window.addEventListener('online', askWhenSeen, { signal })
  window.addEventListener('pageshow', (event) => void (event.persisted && ask()), { signal })
  startWatching(root, { signal, ask, onWatched: () => paintWatched(root) })
  paint()

  return () => {
    ended.abort()
    clearTimeout(timer)
    status.remove()
  }
}

/** Returns the titles of the running classes by their ids. */
const liveIn = (main: Element) =>
  new Map(
    [...main.querySelectorAll<HTMLElement>('[data-live]')].map((title) => [
      title.dataset.live,
      title.textContent,
    ]),
  )
