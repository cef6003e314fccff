import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createApi } from '#server/app.ts'
import { createClassPages, type ClassPageRenderer } from '#server/classPage/classPages.ts'
import type { SiteRenderer } from '#contract/site/renderer.ts'
import type { LogEntry } from '#server/noteRequests.ts'
import { isFileChanged } from '#server/site/publish.ts'
import { createPublished } from '#server/site/published.ts'
import { createPictureFiles } from '#server/site/pictureFiles.ts'
import { uploadedPictures } from '#server/site/pictures.ts'
import { withinBudget } from '#server/store/sql/engine/budget.ts'
import { nodeAuthKit } from './authKit.ts'
import { seedDemo } from './demo/demo.ts'
import { keepingErased } from './erasedList.ts'
import { workerExporter } from './export/workerExporter.ts'
import { workerImporter } from './import/workerImporter.ts'
import { loggedError } from './loggedError.ts'
import { createFirstAdmin } from './firstAdmin.ts'
import { createLog } from './log.ts'
import { createMetrics } from './metrics.ts'
import { openStore } from './openStore.ts'
import { peerInApi } from './http/peer.ts'
import { tightenFolder } from './privateFiles.ts'
import { NO_PROXIES, proxiesOf } from './http/proxies.ts'
import { requireWritable, watchReadiness } from './readiness.ts'
import { createServedSite } from './site/servedSite.ts'
import { startRetention } from './retentionTimer.ts'
import type { Settings } from './settings.ts'
import { workerPictures } from './site/workerPictures.ts'
import { waitForDatabase } from './waitForDatabase.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

interface Options {
  /** Folder of the built `export/exportWorker.ts`, `import/importWorker.ts` and `site/pictureWorker.ts`. */
  workers: string
  isDemo?: boolean
  /** Makes the class pages; without it there are none. */
  renderer?: ClassPageRenderer
  /** Makes the pages of the site, so that it can be edited. */
  site?: SiteRenderer
  /** Makes them at the start, without waiting for a thread: there is nobody to be disturbed yet. @default `site` */
  siteAtStart?: SiteRenderer
}

/** Starts the API over the database of the settings; creates the first administrator and, if requested, demo data. */
export async function startApi(
  settings: Settings,
  { workers, isDemo = false, renderer, site, siteAtStart }: Options,
) {
  const { log, droppedLines } = createLog(settings.LOG_LEVEL)
  for (const line of tightenFolder(settings.DATA_DIR)) process.stderr.write(`${line}\n`)
  await waitForDatabase(settings)
  const store = keepingErased(
    await openStore(settings, (error) => log.warn(loggedError(error), 'database connection lost')),
    settings.DATA_DIR,
    (error) => log.warn(loggedError(error), 'the list of erasures in DATA_DIR could not be written'),
  )
  if (isDemo) await seedDemo(store, { now: Date.now(), zone: settings.INSTITUTE_TZ })
  const firstLogin = await createFirstAdmin(store, settings)
  const auth = await nodeAuthKit({
    idleMs: settings.SESSION_IDLE_MINUTES * MINUTE,
    absoluteMs: settings.SESSION_HOURS * HOUR,
  })
  const readiness = await watchReadiness(
    (at) => store.check(at),
    (reason, words) => (reason ? log.error({ reason }, words) : log.info(words)),
  )
  if (settings.DATABASE_URL === undefined) requireWritable(readiness)
  const metrics =
    settings.METRICS_TOKEN === undefined
      ? undefined
      : createMetrics({
          token: settings.METRICS_TOKEN,
          healthReason: readiness.healthReason,
          backedUpAt: () => store.upkeep.backedUpAt(),
          droppedLines,
        })
  const exports = workerExporter({
    entry: join(workers, 'exportWorker.js'),
    location: settings,
    onBroken: (error) => log.error(loggedError(error), 'export aborted'),
  })
  const imports = workerImporter({
    entry: join(workers, 'importWorker.js'),
    location: settings,
    onBroken: (error) => log.error(loggedError(error), 'import aborted'),
  })
  const pictures = workerPictures(join(workers, 'pictureWorker.js'))
  const shared = {
    store,
    auth,
    clock: Date.now,
    zone: settings.INSTITUTE_TZ,
    peerOf: peerInApi(proxiesOf(settings.TRUST_PROXY) ?? NO_PROXIES),
    log(line: LogEntry) {
      const { error, ...entry } = line
      if (error) {
        log.error({ ...entry, ...loggedError(error) })
        readiness.notice(error)
      } else log.info(entry)
      metrics?.count(line)
    },
  }
  const logSiteError = (error: unknown) =>
    log.warn(loggedError(error), 'the site was not brought up to date; trying again')
  const served =
    site &&
    createServedSite({
      renderer: site,
      current: createPublished({
        store: store.site,
        renderer: site,
        pictures: uploadedPictures(store.pictures),
        clock: Date.now,
      }).current,
      latest: () => store.site.latest(),
      clock: Date.now,
      zone: settings.INSTITUTE_TZ,
      onError: logSiteError,
    })
  await served?.refresh(siteAtStart).catch(logSiteError)
  const api = createApi({
    ...shared,
    ...(served && { site: { renderer: site, prepare: served.prepare } }),
    exporter: exports.exporter,
    importer: imports.importer,
    makePictures: pictures.makePictures,
    instituteName: settings.INSTITUTE_NAME,
    pause: setTimeout,
    onSignOutUnwritten: (error) =>
      log.warn(loggedError(error), 'a sign-out is not in the database yet; retrying until it is'),
    healthReason: readiness.healthReason,
    ...(metrics && { metrics: metrics.answer }),
  })
  const classPages = renderer && createClassPages({ ...shared, renderer, publicUrl: settings.PUBLIC_URL })
  // The embedded database is not on a network, so requests never wait for one.
  const budgeted = (fetch: typeof api.fetch): typeof api.fetch =>
    settings.DATABASE_URL === undefined ? fetch : (...asked) => withinBudget(() => fetch(...asked))
  const stopRetention = startRetention({
    store,
    clock: Date.now,
    zone: settings.INSTITUTE_TZ,
    lives: auth,
    onDeleted: (rows) => log.info({ rows }, 'deleted expired rows'),
    onError: (error) =>
      log.warn(
        loggedError(error),
        'expired rows were not deleted, or the file was not rewritten; trying again in an hour',
      ),
  })
  async function close() {
    stopRetention()
    served?.stop()
    await Promise.all([exports.close(), imports.close(), pictures.close()])
    await store.close()
  }
  return {
    fetch: budgeted(api.fetch),
    pictures: budgeted(createPictureFiles(shared).fetch),
    ...(classPages && { classPages: budgeted(classPages.fetch) }),
    ...(served && { site: served }),
    isFileChanged: site !== undefined && (await isFileChanged(store.site, site)),
    close,
    firstLogin,
    metrics,
  }
}
