/**
 * Functions that run inside the captured page of `npm run visual`. Each is serialized on its own, so it must not use anything
 * from this module.
 */

/** @typedef {{ name: string, at: number }} Surroundings the window's name and the clock at each story's start, in ms */

/** Runs before all other scripts: gives every story the same clock and random numbers. @param {Surroundings} surroundings */
export function prepareWindow({ name, at }) {
  window.name = name
  let startedAt = performance.now()
  /** @type {Map<string, number>} */
  const seeds = new Map()
  /** One sequence per kind of caller, because the number of other calls depends on timing. @param {string} caller */
  const nextRandom = (caller) => {
    const seed = (Math.imul(seeds.get(caller) ?? 1, 1664525) + 1013904223) >>> 0
    seeds.set(caller, seed)
    return seed / 2 ** 32
  }
  const RealDate = Date
  const now = () => Math.floor(at + performance.now() - startedAt)
  globalThis.Date = new Proxy(RealDate, {
    construct(target, args, self) {
      /** @type {Date} */
      const date = Reflect.construct(target, args.length > 0 ? args : [now()], self)
      return date
    },
    apply: () => new RealDate(now()).toString(),
    /** @returns {unknown} */
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  })
  Math.random = () => nextRandom('random')
  crypto.getRandomValues = (array) => {
    const bytes = array === null ? [] : new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
    // An idempotency key is 16 bytes, a password 24.
    const caller = `${bytes.length} bytes`
    for (let index = 0; index < bytes.length; index += 1) bytes[index] = Math.floor(nextRandom(caller) * 256)
    return array
  }
  // Long timers never fire, such as that of a hero's next slide: a screenshot may take as long on a busy machine.
  const realTimeout = window.setTimeout
  const late = 5000
  window.setTimeout = new Proxy(realTimeout, {
    /** @returns {unknown} */
    apply: (target, self, [run, ms, ...rest]) =>
      Reflect.apply(target, self, [ms >= late ? () => {} : run, ms, ...rest]),
  })
  const calls = { open: 0, changedAt: 0 }
  const scroll = { movedAt: Number.NEGATIVE_INFINITY }
  const recordScroll = () => {
    scroll.movedAt = performance.now()
  }
  document.addEventListener('scroll', recordScroll, true)
  const realFetch = window.fetch
  window.fetch = async (...args) => {
    calls.open += 1
    calls.changedAt = performance.now()
    try {
      return await realFetch(...args)
    } finally {
      calls.open -= 1
      calls.changedAt = performance.now()
    }
  }
  const startOver = () => {
    seeds.clear()
    startedAt = performance.now()
  }
  Object.assign(window, { pictures: { calls, scroll, startOver, wait: realTimeout.bind(window) } })
}

/**
 * Shows a story and waits for its play function.
 * @param {string} id
 * @returns {Promise<string>} 'success', or what went wrong
 */
export function play(id) {
  const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__')
  const root = document.documentElement
  root.dataset.theme = 'light'
  root.dir = 'ltr'
  scrollTo({ top: 0, left: 0, behavior: 'instant' })
  // The focus ring depends on whether the keyboard or the mouse was used last.
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'F13', bubbles: true }))
  const { startOver, wait } = Reflect.get(window, 'pictures')
  startOver()
  return new Promise((resolve) => {
    /** @param {{ storyId: string, status: string }} end */
    function finish({ storyId, status }) {
      if (storyId !== id) return
      channel.off('storyFinished', finish)
      resolve(status)
    }
    channel.on('storyFinished', finish)
    for (const bad of ['storyMissing', 'storyErrored', 'storyThrewException', 'playFunctionThrewException']) {
      channel.once(bad, () => resolve(bad))
    }
    wait(() => resolve('not finished'), 45_000)
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
  })
}

/**
 * Loads a story and resets the page for it, because hover and focus of the previous story would persist.
 * @param {string} id
 * @returns {Promise<{ width: string, height: string } | undefined>} the story's viewport, if it sets one
 */
export async function prepareStory(id) {
  const { storyStore } = Reflect.get(window, '__STORYBOOK_PREVIEW__')
  const { parameters, storyGlobals } = await storyStore.loadStory({ storyId: id })
  storyStore.userGlobals.update({ pseudo: parameters.pseudo })
  /** @type {Record<string, { styles: { width: string, height: string } }>} */
  const windows = parameters.viewport.options
  return windows[storyGlobals.viewport?.value]?.styles
}

/**
 * Waits until the page is still: fonts, images, requests, animations, scrolling and DOM changes.
 * @param {{ theme: string, dir: string }} surroundings set on the root element first, as the product does
 * @returns {Promise<{ height: number, isStill: boolean }>} the page's height in px; isStill is false after the timeout
 */
export async function standStill({ theme, dir }) {
  const root = document.documentElement
  root.dataset.theme = theme
  root.dir = dir
  const { calls, scroll } = Reflect.get(window, 'pictures')
  const startedAt = performance.now()
  const until = startedAt + 5000
  // An image that is still missing then never loads: its story shows that state.
  const untilPictures = startedAt + 2000
  let quietFrames = 0
  const observer = new MutationObserver(() => {
    quietFrames = 0
  })
  // Sticky elements are captured at the page's edge. Not while something is open next to a field, which a scroll
  // would close. Repeated, because the story may still be scrolling.
  function goToTop() {
    const isBound = document.querySelector('[aria-expanded="true"], dialog[open]') !== null
    if (scrollY === 0 || isBound) return false
    scrollTo({ top: 0, behavior: 'instant' })
    return true
  }
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })

  /** Moves finite animations to their end, infinite ones to their start. @param {Animation} animation */
  function settle(animation) {
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) {
      animation.pause()
      animation.currentTime = 0
    } else {
      animation.finish()
    }
  }
  const areCallsDone = () => calls.open === 0 || performance.now() - calls.changedAt > 400
  // A scroll row updates its position when nothing has scrolled for a while.
  const isScrollDone = () => performance.now() - scroll.movedAt > 500
  // After a viewport change under a focused field, a list waits 0.6 s for an on-screen keyboard.
  const isListAwaited = () => document.querySelector('[data-placement][style*="opacity: 0;"]') !== null

  while (quietFrames < 4 && performance.now() < until) {
    await new Promise((resolve) => {
      requestAnimationFrame(resolve)
    })
    const images = [...document.images]
    for (const image of images) {
      if (image.loading === 'lazy') image.loading = 'eager'
    }
    const moving = document.getAnimations().filter((animation) => animation.playState === 'running')
    for (const animation of moving) settle(animation)
    // Loads all font faces, because which ones are loaded depends on the text of earlier stories.
    await Promise.allSettled([...document.fonts].map((face) => face.load()))
    await document.fonts.ready
    const isBusy =
      moving.length > 0 ||
      !areCallsDone() ||
      goToTop() ||
      !isScrollDone() ||
      isListAwaited() ||
      (performance.now() < untilPictures && images.some((image) => !image.complete))
    quietFrames = isBusy ? 0 : quietFrames + 1
  }
  observer.disconnect()
  // An image that is scaled from its first draw may differ slightly from one that was drawn unscaled before.
  const scaled = [...document.images].filter((image) => getComputedStyle(image).scale !== 'none')
  if (scaled.length > 0) {
    const scales = scaled.map(({ style }) => style.scale)
    const twoFrames = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    for (const { style } of scaled) style.scale = '1'
    await twoFrames()
    for (const [index, { style }] of scaled.entries()) style.scale = scales[index] ?? ''
    await twoFrames()
  }
  return { height: root.scrollHeight, isStill: quietFrames >= 4 }
}
