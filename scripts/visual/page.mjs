/**
 * Functions that run inside the captured page of `npm run visual`. Each is serialized on its own, so it must not use anything
 * from this module.
 */

/** @typedef {{ name: string, at: number }} Surroundings the window's name and the clock at each story's start, in ms */

/** Before anything else runs: the same clock and the same chance for every story. @param {Surroundings} surroundings */
export function prepareWindow({ name, at }) {
  window.name = name
  let startedAt = performance.now()
  /** @type {Map<string, number>} */
  const seeds = new Map()
  /** One sequence for each asker: how often the others ask is a matter of time. @param {string} asker */
  const chance = (asker) => {
    const seed = (Math.imul(seeds.get(asker) ?? 1, 1664525) + 1013904223) >>> 0
    seeds.set(asker, seed)
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
  Math.random = () => chance('random')
  crypto.getRandomValues = (array) => {
    const bytes = array === null ? [] : new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
    // A form's name for its submit is 16 bytes, a password's 24.
    const asker = `${bytes.length} bytes`
    for (let index = 0; index < bytes.length; index += 1) bytes[index] = Math.floor(chance(asker) * 256)
    return array
  }
  // What comes late does not come, such as the next slide of a hero: a busy machine may take as long for a picture.
  const realTimeout = window.setTimeout
  const late = 5000
  window.setTimeout = new Proxy(realTimeout, {
    /** @returns {unknown} */
    apply: (target, self, [run, ms, ...rest]) =>
      Reflect.apply(target, self, [ms >= late ? () => {} : run, ms, ...rest]),
  })
  const calls = { open: 0, changedAt: 0 }
  const scroll = { movedAt: Number.NEGATIVE_INFINITY }
  const move = () => {
    scroll.movedAt = performance.now()
  }
  document.addEventListener('scroll', move, true)
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
 * Shows a story and plays it to its end.
 * @param {string} id
 * @returns {Promise<string>} how it ended: 'success', or what went wrong
 */
export function play(id) {
  const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__')
  const root = document.documentElement
  root.dataset.theme = 'light'
  root.dir = 'ltr'
  scrollTo({ top: 0, left: 0, behavior: 'instant' })
  // Whether the keyboard or the mouse was used last decides which focus is drawn.
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'F13', bubbles: true }))
  const { startOver, wait } = Reflect.get(window, 'pictures')
  startOver()
  return new Promise((resolve) => {
    /** @param {{ storyId: string, status: string }} end */
    function look({ storyId, status }) {
      if (storyId !== id) return
      channel.off('storyFinished', look)
      resolve(status)
    }
    channel.on('storyFinished', look)
    for (const bad of ['storyMissing', 'storyErrored', 'storyThrewException', 'playFunctionThrewException']) {
      channel.once(bad, () => resolve(bad))
    }
    wait(() => resolve('not finished'), 45_000)
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
  })
}

/**
 * Makes a story ready, and the page for it: hover and focus of the story before would stay.
 * @param {string} id
 * @returns {Promise<{ width: string, height: string } | undefined>} the window that it asks for
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
 * Waits until nothing moves any more: fonts, pictures, calls, animations, scrolling, changes of the document.
 * @param {{ theme: string, dir: string }} surroundings put on the root element first, as the product does it
 * @returns {Promise<{ height: number, isStill: boolean }>} how high the page is, in px; false where it moves on and on
 */
export async function standStill({ theme, dir }) {
  const root = document.documentElement
  root.dataset.theme = theme
  root.dir = dir
  const { calls, scroll } = Reflect.get(window, 'pictures')
  const startedAt = performance.now()
  const until = startedAt + 5000
  // A picture that is still awaited then never comes: its story is about that.
  const untilPictures = startedAt + 2000
  let quietFrames = 0
  const observer = new MutationObserver(() => {
    quietFrames = 0
  })
  // What stands at the window's edge belongs to the page's; what has opened beside a field would close. A story may
  // still be on its way to a place of its page.
  function goToTop() {
    const isBound = document.querySelector('[aria-expanded="true"], dialog[open]') !== null
    if (scrollY === 0 || isBound) return false
    scrollTo({ top: 0, behavior: 'instant' })
    return true
  }
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })

  /** Animations at their end, those without an end at their beginning. @param {Animation} animation */
  function settle(animation) {
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) {
      animation.pause()
      animation.currentTime = 0
    } else {
      animation.finish()
    }
  }
  const areCallsDone = () => calls.open === 0 || performance.now() - calls.changedAt > 400
  // A row says where it stands when nothing has scrolled for a while.
  const isScrollDone = () => performance.now() - scroll.movedAt > 500
  // Once the window has changed under a field, a list first waits 0.6 s for a keyboard on the screen.
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
    // Which letters came before decides which faces are there: all are.
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
  // What is drawn scaled from the start may be a shade off; what stood there unscaled before is not.
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
