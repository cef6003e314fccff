/** Number of frames that load in parallel; each is a whole page. */
const AT_A_TIME = 2

/** Timeout of a frame that does not report, in ms. */
const LONGEST = 8000

/** Time without scrolling before frames load, in ms. */
const STILL = 150

type Start = () => void

const waiting = new Set<Start>()
let loading = 0
let lastScroll = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** Starts the next waiting frame, unless the page is scrolling. */
function next() {
  clearTimeout(timer)
  if (waiting.size === 0 || loading >= AT_A_TIME) return
  const rest = lastScroll + STILL - performance.now()
  if (rest > 0) {
    timer = setTimeout(next, rest)
    return
  }
  const [start] = waiting
  if (!start) return
  waiting.delete(start)
  loading += 1
  start()
  next()
}

/** Notes that the page is being scrolled. */
export function noteScroll(): void {
  lastScroll = performance.now()
}

/**
 * Asks for a turn to load a frame. `start` gets how to end it, which it does when the frame stands still; a turn that
 * is never ended ends by itself. Answers how to give it up.
 */
export function askForTurn(start: (end: () => void) => void): () => void {
  let isOver = false
  let limit: ReturnType<typeof setTimeout> | undefined
  function begin() {
    limit = setTimeout(end, LONGEST)
    start(end)
  }
  function end() {
    if (isOver) return
    isOver = true
    clearTimeout(limit)
    if (waiting.delete(begin)) return
    loading -= 1
    next()
  }
  waiting.add(begin)
  next()
  return end
}
