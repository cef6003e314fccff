import { join } from 'node:path'
import { paths } from '#contract/paths.ts'
import { removeLeftOvers } from './backup/backupFile.ts'
import { runBackupCommand } from './backup/run.ts'
import { readClassPageRenderer } from './http/classPageRenderer.ts'
import { endOnUncaught, endWith } from './endings.ts'
import { listenFailure, exitCodes } from './failures.ts'
import { resetAdmin, UnknownName } from './firstAdmin.ts'
import { createHttpServer } from './http/httpServer.ts'
import { startApi } from './startApi.ts'
import { describeStore, openStore } from './openStore.ts'
import { NO_PROXIES, proxiesOf } from './http/proxies.ts'
import { readSettings, type Settings } from './settings.ts'
import { runSiteCommand } from './site/run.ts'
import { readSite } from './site/readSite.ts'
import { workerSite } from './site/workerSite.ts'
import { leaveOnSignal, stopOnSignal } from './shutDown.ts'
import { storybookAt } from './http/storybookFiles.ts'
import { isCommand, isHelpAsked, usage } from './usage.ts'

const clientFolder = join(import.meta.dirname, '../client')

const say = (line: string) => process.stderr.write(`${line}\n`)

function settingsOrExit(): Settings {
  const settings = readSettings(process.env)
  if (!Array.isArray(settings)) return settings
  for (const problem of settings) say(`Settings: ${problem}`)
  return process.exit(exitCodes.setting)
}

async function serve(settings: Settings, isDemo: boolean) {
  const endOfStart = leaveOnSignal()
  removeLeftOvers(join(settings.DATA_DIR, 'backups'))
  const renderer = await readClassPageRenderer(import.meta.dirname)
  const zone = settings.INSTITUTE_TZ
  const siteAtStart = await readSite(import.meta.dirname, zone)
  const site = workerSite(join(import.meta.dirname, 'siteWorker.js'), siteAtStart, zone)
  const parts = { isDemo, workers: import.meta.dirname, renderer, site: site.renderer, siteAtStart }
  const started = await startApi(settings, parts)
  const { fetch, classPages, pictures, close, firstLogin, metrics } = started
  // Printed before the server listens: the account exists from now on, even if the port is taken.
  if (firstLogin) say(`First sign-in, shown once: ${firstLogin.login}  ${firstLogin.password}`)
  const server = createHttpServer({
    fetch,
    ...(classPages && { classPages }),
    ...(started.site && { site: started.site }),
    pictures,
    clientFolder,
    proxies: proxiesOf(settings.TRUST_PROXY) ?? NO_PROXIES,
    isKeptOffline: settings.OFFLINE === 'on',
    ...(isDemo && { storybook: storybookAt('storybook-static') }),
  })
  metrics?.watch(server)
  if (started.isFileChanged)
    say(
      'The content file has changed, but the site is edited in the console and does not show it. To publish it: npm run site:import -- src/content',
    )
  endOfStart()
  stopOnSignal(server, async () => {
    await site.close()
    await close()
  })
  server.on('error', (error) => {
    const { said, exitCode } = listenFailure(error, settings.PORT)
    say(said)
    process.exit(exitCode)
  })
  server.listen(settings.PORT, settings.HOST, () => {
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : settings.PORT
    say(
      `Site and API:  http://localhost:${port}\nConsole:       http://localhost:${port}${paths.admin.login}`,
    )
    if (isDemo) say(`Storybook:     http://localhost:${port}/storybook`)
    say(`Data:          ${describeStore(settings)}`)
    say('Stop with Ctrl+C.')
  })
}

async function reset(settings: Settings, words: readonly string[]) {
  const [login = settings.ADMIN_EMAIL] = words.filter((word) => word !== '--new')
  const store = await openStore(settings, () => {}, { isPatient: true })
  try {
    const renewed = await resetAdmin(store, login, { isNew: words.includes('--new') })
    say(`New sign-in, shown once: ${renewed.login}  ${renewed.password}`)
    say('Earlier sessions of this account have ended, and its two-step sign-in is off.')
  } catch (error) {
    if (!(error instanceof UnknownName)) throw error
    say(
      `No account is called "${login}", so nothing was made. To add an Administrator with this name, add --new.`,
    )
    process.exitCode = exitCodes.usage
  } finally {
    await store.close()
  }
}

const [command = 'serve', ...args] = process.argv.slice(2)
if (isHelpAsked(process.argv)) {
  say(usage())
  process.exit(0)
}
if (!isCommand(command)) {
  say(`There is no command "${command}".\n\n${usage()}`)
  process.exit(exitCodes.usage)
}
const settings = settingsOrExit()
endOnUncaught()
try {
  const outcome =
    (await runBackupCommand(command, args, settings, new Date())) ??
    (await runSiteCommand(command, args, async () => ({
      location: settings,
      renderer: await readSite(import.meta.dirname, settings.INSTITUTE_TZ),
      client: clientFolder,
      zone: settings.INSTITUTE_TZ,
      now: new Date(),
    })))
  if (outcome) {
    say(outcome.said)
    process.exitCode = outcome.exitCode
  } else if (command === 'admin:reset') await reset(settings, args)
  else await serve(settings, command === 'demo')
} catch (error) {
  endWith(error, settings)
}
