import { Hono, type Context } from 'hono'
import { compress } from 'hono/compress'
import * as z from 'zod/mini'
import { IdsByName } from '#contract/ids.ts'
import { recordKinds } from '#contract/kinds.ts'
import { PLAIN_KINDS, plainKinds } from '#contract/plainKinds.ts'
import { requireSession, type AuthKit, type Peer } from './auth.ts'
import { refuseOtherSites } from './crossSite.ts'
import { dataOf, describedRoutes, guardedRoute, success } from './guardedRoute.ts'
import { exportHere, type Exporter } from './export/exporter.ts'
import { createLimiter } from './limiter.ts'
import type { AppEnv } from './appEnv.ts'
import { answerTo, methodsAt } from './http.ts'
import { listIds } from './listResponses.ts'
import { noteRequests, type RequestNotes } from './noteRequests.ts'
import type { Importer } from './import/answer.ts'
import { importHere } from './import/importHere.ts'
import { openApi } from './openApi.ts'
import { Refusal } from './refusal.ts'
import { aboutRoutes } from './routes/about.ts'
import { accountRoutes } from './routes/account.ts'
import { auditRoutes } from './routes/audit.ts'
import { classPageRoutes } from './routes/classPage.ts'
import { classRoutes } from './routes/classes.ts'
import { importRoutes, pastImportRoutes } from './routes/imports.ts'
import { plainRoutes } from './routes/plain.ts'
import { roleRoutes } from './routes/roles.ts'
import { siteRoutes } from './routes/site.ts'
import { signInRoutes } from './routes/signIn.ts'
import { staffRoutes, staffSettingsRoutes } from './routes/staff.ts'
import { studentRoutes } from './routes/students.ts'
import { teacherRoutes } from './routes/teachers.ts'
import { trashRoutes } from './routes/trash.ts'
import { userRoutes } from './routes/users.ts'
import { createHoldBack } from './signIn/holdBack.ts'
import { createPasswordQueue } from './signIn/passwordQueue.ts'
import { createProofs } from './signIn/proofs.ts'
import { createSignIn } from './signIn/signIn.ts'
import { createSignOut, SIGN_OUT_UNWRITTEN } from './signOut.ts'
import { createSiteEditor } from './site/editor.ts'
import type { SiteDeps } from './site/published.ts'
import { noPictures } from './site/pictureFormat.ts'
import { pictureRoutes, uploadedPictures, type MakePictures } from './site/pictures.ts'
import type { Store } from './store/store.ts'
import { healthReasons, type HealthReason } from './store/healthReason.ts'
import { INSTITUTE_NAME } from './signIn/twoStep.ts'
import { INSTITUTE_ZONE } from './zone.ts'

export interface ApiDeps extends RequestNotes {
  store: Store
  auth: AuthKit
  /** The institute's IANA time zone, in which classes are filtered by time and documents are exported. @default 'Asia/Kolkata' */
  zone?: string
  /** The institute's name in authenticator apps. @default 'Institute of Hadith Studies' */
  instituteName?: string
  /** Creates spreadsheets. @default in this thread */
  exporter?: Exporter
  /** Reads, checks and writes spreadsheets. @default in this thread */
  importer?: Importer
  /** Makes the pages of the site that is edited; without it, the editor answers 404. */
  site?: SiteDeps
  /** Makes the files of uploaded pictures. @default refuses them */
  makePictures?: MakePictures
  /** Returns the client of a request; needed to limit sign-ins by address. */
  peerOf?: (c: Context) => Peer
  /** Resolves after the given ms. Delays rejected sign-ins; without it they are not delayed. */
  pause?: (ms: number) => Promise<unknown>
  /** Called with the reason why a sign-out is not in the database yet; the server keeps trying. */
  onSignOutUnwritten?: (error: unknown) => void
  /** Returns why the server is not ready. Without it the server is always ready. */
  healthReason?: () => HealthReason | undefined
  /** Handles `GET /metrics` for authorised callers; 404 if it is not given. */
  metrics?: (c: Context) => Promise<Response>
}

/** Makes lists five times smaller. Spreadsheets are already compressed. */
const pack = compress({ encoding: 'gzip', contentTypeFilter: /^application\/json/ })

const LISTS_BUSY =
  'Many complete lists are being sent right now. Ask for one page at a time, with page=1, or try again in a moment.'

const statusOf = (status: string) => z.strictObject({ status: z.literal(status) })

/** With a message where the end of the session is not written yet (202). */
const signedOut = z.strictObject({ success, message: z.optional(z.string()) })

const nobody: Peer = { address: 'unknown', network: 'unknown', isSecure: false }

/** Returns the API as one fetch-standard app under /api, used by the server, the tests and MSW. */
export function createApi(deps: ApiDeps) {
  const {
    store,
    auth,
    clock,
    zone = INSTITUTE_ZONE,
    instituteName = INSTITUTE_NAME,
    peerOf = () => nobody,
    pause = async () => {},
    makePictures = noPictures,
    healthReason,
    metrics,
  } = deps
  const {
    exporter = exportHere(store),
    importer = importHere({ store, hashPassword: (password) => auth.hashPassword(password) }),
  } = deps
  const authDeps = { store, auth, clock, peerOf }
  const passwords = createPasswordQueue()
  const signIn = createSignIn(authDeps, passwords)
  const holdBack = createHoldBack(pause)
  const signOut = createSignOut(store, deps.onSignOutUnwritten)
  const hashPassword = (password: string) => passwords.run('user', () => auth.hashPassword(password))
  const app = new Hono<AppEnv>().basePath('/api')

  const lists = createLimiter({ most: 4, mostWaiting: 500, message: LISTS_BUSY })

  app.use(noteRequests(deps), async (c, next) => {
    c.set('lists', lists)
    c.header('Cache-Control', 'no-store')
    await next()
  })
  app.use((c, next) =>
    c.req.method === 'GET' && c.req.header('accept-encoding') !== undefined ? pack(c, next) : next(),
  )
  app.use(refuseOtherSites(peerOf))
  app.onError((error, c) => answerTo(error, c, store))
  app.notFound((c) => answerTo(nothingHere(c.req.path), c, store))

  const nothingHere = (path: string) => {
    const methods = methodsAt(app.routes, path)
    if (methods.length === 0) return new Refusal(404, 'Not found')
    return new Refusal(405, 'This address does not support that method.', {
      headers: { Allow: methods.join(', ') },
    })
  }

  app.get('/health', guardedRoute('open', 'Whether the server answers', statusOf('ok')), (c) =>
    c.json({ status: 'ok' }),
  )

  const readySummary = 'Whether the server is ready: its database can be read and written'
  app.get('/ready', guardedRoute('open', readySummary, statusOf('ready')), (c) => {
    const reason = healthReason?.()
    return reason ? c.json({ message: healthReasons[reason], reason }, 503) : c.json({ status: 'ready' })
  })

  let document: string | undefined
  app.get(
    '/openapi.json',
    guardedRoute('open', 'This description', z.looseObject({ openapi: z.literal('3.1.0') })),
    (c) =>
      c.body((document ??= JSON.stringify(openApi(describedRoutes(app.routes)))), 200, {
        'Content-Type': 'application/json',
      }),
  )

  app.get('/metrics', (c) => {
    if (!metrics) throw new Refusal(404, 'Not found')
    return metrics(c)
  })

  const heldBack = (...asked: Parameters<typeof signIn>) => holdBack(signIn(...asked))
  app.route('/admin', signInRoutes({ ...authDeps, signIn: heldBack, hashPassword }))

  app.use(requireSession(authDeps, signOut))

  app.post('/admin/logout', guardedRoute('POST /admin/logout', 'End this session', signedOut), async (c) => {
    const isWritten = await signOut.end(c.var.tokenHash, c.var.actor)
    // Not "storage", which would also remove what visitors of the site have on the device, and the session of who signs in next.
    c.header('Clear-Site-Data', '"cache"')
    return isWritten ? c.json({ success: true }) : c.json({ success: true, message: SIGN_OUT_UNWRITTEN }, 202)
  })

  app.get(
    '/batch_ids',
    guardedRoute('GET /batch_ids', 'Ids of all batches by name', dataOf(IdsByName)),
    (c) => listIds(c, () => store.batches.idSlices()),
  )
  app.get(
    '/course_ids',
    guardedRoute('GET /course_ids', 'Ids of all courses by title', dataOf(IdsByName)),
    (c) => listIds(c, () => store.courses.idSlices()),
  )
  app.route('/new_role', roleRoutes(store.roles, clock))
  app.route('/about', aboutRoutes(store))
  for (const kind of PLAIN_KINDS) {
    const described = plainKinds[kind]
    app.route(recordKinds[kind].path, plainRoutes({ kind, described, store: store[kind], clock }))
  }
  app.route('/division', classPageRoutes({ pages: store.classPages, auth }))
  app.route('/classes', classRoutes({ store, clock, zone, exporter }))
  app.route('/users', userRoutes({ store, auth: { hashPassword }, clock }))
  app.route('/students', studentRoutes({ store, clock, zone, exporter }))
  app.route('/teachers', teacherRoutes(store, clock))
  app.route('/import', importRoutes({ store, importer, clock }))
  app.route('/imports', pastImportRoutes({ store, importer, clock }))
  app.route('/audit', auditRoutes(store.audit))
  app.route('/trash', trashRoutes(store, clock))
  app.route('/site/pictures', pictureRoutes({ pictures: store.pictures, makePictures }))
  const site = deps.site && { ...deps.site, pictures: uploadedPictures(store.pictures) }
  app.route('/site', siteRoutes(site && createSiteEditor({ ...site, store: store.site, clock, zone })))
  app.route('/staff', staffRoutes({ store, auth, clock }))
  app.route('/staff_settings', staffSettingsRoutes(store))
  app.route(
    '/account',
    accountRoutes({
      store,
      auth,
      clock,
      hashPassword,
      instituteName,
      proofs: createProofs(authDeps, passwords),
    }),
  )

  return app
}
