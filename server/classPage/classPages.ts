import { millisecondsInDay, millisecondsInSecond } from 'date-fns/constants'
import { Hono, type Context } from 'hono'
import { isWatchable, classTimes } from '#contract/classes/classState.ts'
import {
  NO_VIDEO,
  NOT_OPEN,
  type ClassPageContent,
  type ClassPageNotice,
  type WatchAnswer,
} from '#contract/classes/classPage.ts'
import { IdParam } from '#contract/ids.ts'
import { paths } from '#contract/paths.ts'
import { isVideoId, savedLink, watchAddress } from '#contract/classes/youtube.ts'
import { acceptedEncodings } from '#server/acceptedEncodings.ts'
import type { AuthKit, Peer } from '#server/auth.ts'
import type { AppEnv } from '#server/appEnv.ts'
import { noteRequests, type RequestNotes } from '#server/noteRequests.ts'
import type { FoundPage } from '#server/store/classPageStore.ts'
import type { Store } from '#server/store/store.ts'
import { feedOf } from './feed.ts'
import { createGuesses } from './guesses.ts'
import { createCachedTexts, type CachedText } from './cachedTexts.ts'
import { viewOf } from './view.ts'

/** Makes the HTML documents; the server gets it from the client's build. */
export interface ClassPageRenderer {
  render: (content: ClassPageContent) => string
  /** The content security policy of the documents. */
  policy?: string
}

export interface ClassPageDeps extends RequestNotes {
  store: Pick<Store, 'classPages' | 'isUnavailable' | 'isFull'>
  auth: Pick<AuthKit, 'digest'>
  /** The institute's IANA time zone. */
  zone: string
  /** Returns the client of a request, whose wrong addresses are counted. */
  peerOf: (c: Context) => Peer
  renderer: ClassPageRenderer
  /** The public URL of the site. @default the host that each request names, whatever it is */
  publicUrl?: string | undefined
}

/** Longer addresses are wrong without a digest. */
const MOST_LETTERS = 200

/** What is asked for, and the state of what it shows. */
interface Asked {
  token: string
  state: string
}

type Outcome = { found: FoundPage } | { status: 404 | 429; notice: ClassPageNotice; waitMs?: number }

/** Returns the public pages of divisions under /d: the page, its calendar feed and the way to a video. */
export function createClassPages(deps: ClassPageDeps) {
  const { store, auth, clock, zone, peerOf, renderer, publicUrl } = deps
  const pages = store.classPages
  const guesses = createGuesses()
  const cache = createCachedTexts()
  let unknown = 0
  const app = new Hono<AppEnv>({ strict: false })

  app.use(noteRequests(deps), async (c, next) => {
    c.header('Cache-Control', 'private, no-cache')
    c.header('Referrer-Policy', 'no-referrer')
    c.header('X-Robots-Tag', 'noindex, nofollow')
    c.header('Vary', 'Accept')
    await next()
  })

  /** Wrong, old and turned-off addresses take the same way: one digest and one look-up. */
  async function lookUp(c: Context, token: string, what: 'page' | 'feed' = 'page'): Promise<Outcome> {
    const now = clock()
    const { network } = peerOf(c)
    const digest = await auth.digest(token.slice(0, MOST_LETTERS))
    const found = await pages.find(digest)
    const waitMs = found ? guesses.right(what, network, digest, now) : guesses.wrong(network, digest, now)
    if (waitMs !== undefined) return { status: 429, notice: 'refused', waitMs }
    return found ? { found } : { status: 404, notice: 'gone' }
  }

  function document(c: Context, html: string, status: 200 | 404 | 405 | 429 | 503 = 200) {
    if (renderer.policy !== undefined) c.header('Content-Security-Policy', renderer.policy)
    return c.html(html, status)
  }

  const notices = new Map<ClassPageNotice, string>()

  function noticeOf(notice: ClassPageNotice): string {
    const html = notices.get(notice) ?? renderer.render({ notice })
    notices.set(notice, html)
    return html
  }

  function refuse(c: Context, { status, notice, waitMs }: Exclude<Outcome, { found: FoundPage }>) {
    if (waitMs !== undefined) c.header('Retry-After', String(Math.ceil(waitMs / 1000)))
    return document(c, noticeOf(notice), status)
  }

  const addressOf = (c: Context, token: string) => {
    const { host, isSecure } = peerOf(c)
    const origin = publicUrl ?? (host === undefined ? c.req.url : `${isSecure ? 'https' : 'http'}://${host}`)
    return new URL(paths.classPage(token), URL.canParse(origin) ? origin : c.req.url)
  }

  app.get(paths.classPage(':token'), async (c) => {
    const name = c.req.param('token')
    const isFeed = name.endsWith('.ics')
    const token = isFeed ? name.slice(0, -'.ics'.length) : name
    // Before the look-up, so that no older names are kept as those of a newer state.
    const state = await stateNow(isFeed ? millisecondsInDay : millisecondsInSecond)
    const outcome = await lookUp(c, token, isFeed ? 'feed' : 'page')
    if (!('found' in outcome)) return refuse(c, outcome)
    return isFeed
      ? sendFeed(c, outcome.found, { token, state })
      : sendPage(c, outcome.found, { token, state })
  })

  /** Returns the state of what is shown: of the records, and of time. Nothing is kept of records whose state is not known. */
  async function stateNow(period: number): Promise<string> {
    const state = (await pages.state()) ?? String((unknown += 1))
    return `${state} ${Math.floor(clock() / period)}`
  }

  /** A page is the same for a second: phones set their clocks by it. */
  async function sendPage(c: Context, found: FoundPage, { token, state }: Asked) {
    const address = addressOf(c, token).href
    const page = await cache(address, state, async () => {
      const view = await viewOf(pages, found, { now: clock(), zone })
      return renderer.render({ view, address })
    })
    if (renderer.policy !== undefined) c.header('Content-Security-Policy', renderer.policy)
    return send(c, page, 'text/html; charset=UTF-8')
  }

  async function sendFeed(c: Context, found: FoundPage, { token, state }: Asked) {
    const page = addressOf(c, token)
    const etag = `"${(await auth.digest(`${page.href} ${state}`)).slice(0, 24)}"`
    c.header('ETag', etag)
    if (c.req.header('if-none-match')?.includes(etag) === true) return c.body(null, 304)
    const feed = await cache(`${page.href}.ics`, state, () =>
      feedOf(pages, { found, page, now: clock(), zone }),
    )
    c.header('Content-Disposition', 'inline; filename="classes.ics"')
    return send(c, feed, 'text/calendar; charset=utf-8')
  }

  function send(c: Context, { text, gzip }: CachedText, type: string) {
    c.header('Content-Type', type)
    c.header('Vary', 'Accept, Accept-Encoding')
    if (!acceptedEncodings(c.req.header('accept-encoding')).includes('gzip')) return c.body(text)
    c.header('Content-Encoding', 'gzip')
    return c.body(gzip)
  }

  app.get(paths.watch(':token', ':id'), async (c) => {
    const { token } = c.req.param()
    const isAsked = c.req.header('accept')?.includes('application/json') === true
    const outcome = await lookUp(c, token)
    if (!('found' in outcome)) return refuse(c, outcome)
    const id = IdParam.safeParse({ id: c.req.param('id') }).data?.id
    const answer = id === undefined ? NOT_OPEN : await watchNow(outcome.found.divisionId, id)
    if (isAsked) return typeof answer === 'string' ? c.json({ message: answer }, 404) : c.json(answer)
    if (typeof answer === 'string') return c.redirect(paths.classPage(token), 302)
    return c.redirect('video' in answer ? (watchAddress(answer.video) ?? '') : answer.link, 302)
  })

  /** Returns the video of a class, or why there is none. */
  async function watchNow(divisionId: number, classId: number): Promise<WatchAnswer | string> {
    const lesson = await pages.video(divisionId, classId)
    if (!lesson || !isWatchable(classTimes(lesson, zone), clock())) return NOT_OPEN
    // One of before may be saved as it was typed.
    const saved = savedLink(lesson.M03_YouTubeLink)
    if (isVideoId(saved)) return { video: saved }
    const link = watchAddress(saved)
    return link === undefined ? NO_VIDEO : { link }
  }

  app.notFound((c) => {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (isRead) return refuse(c, { status: 404, notice: 'gone' })
    c.header('Allow', 'GET, HEAD')
    return c.text('This address does not support that method.', 405)
  })

  app.onError((error, c) => {
    c.header('Retry-After', '10')
    c.var.onBroken(error)
    return document(c, noticeOf('trouble'), 503)
  })

  return app
}
