import { join } from 'node:path'
import pino from 'pino'
import { createApi } from '#server/app.ts'
import { nodeAuthKit } from './authKit.ts'
import { seedDemo } from './demo.ts'
import { createFirstAdmin, resetAdmin } from './firstAdmin.ts'
import { createHttpServer } from './httpServer.ts'
import { describeStore, openStore } from './openStore.ts'
import { peerInApi } from './peer.ts'
import { fault } from './fault.ts'
import { EXIT_CONFIG, readSettings, type Settings } from './settings.ts'
import { stopOnSignal } from './shutDown.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const say = (line: string) => process.stderr.write(`${line}\n`)

function settingsOrExit(): Settings {
  const settings = readSettings(process.env)
  if (!Array.isArray(settings)) return settings
  for (const fault of settings) say(`Settings: ${fault}`)
  return process.exit(EXIT_CONFIG)
}

async function serve(settings: Settings, isDemo: boolean) {
  const log = pino({ level: settings.LOG_LEVEL, base: undefined })
  const store = await openStore(settings, (error) => log.warn(fault(error), 'database connection lost'))
  if (isDemo) await seedDemo(store)
  const shown = await createFirstAdmin(store, settings)
  const isProxyTrusted = settings.TRUST_PROXY === '1'

  const api = createApi({
    store,
    auth: await nodeAuthKit({
      idleMs: settings.SESSION_IDLE_MINUTES * MINUTE,
      absoluteMs: settings.SESSION_HOURS * HOUR,
    }),
    clock: Date.now,
    peerOf: peerInApi(isProxyTrusted),
    log: ({ error, ...entry }) => (error ? log.error({ ...entry, ...fault(error) }) : log.info(entry)),
  })
  const clientFolder = join(import.meta.dirname, '../client')
  const server = createHttpServer({ fetch: api.fetch, clientFolder, isProxyTrusted })
  stopOnSignal(server, () => store.close())

  server.on('error', (error) => {
    say(`The server cannot listen on port ${settings.PORT}: ${error.message}`)
    process.exit(1)
  })
  server.listen(settings.PORT, settings.HOST, () => {
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : settings.PORT
    say(
      `Site, console and API: http://localhost:${port}  (console: /admin, data: ${describeStore(settings)})`,
    )
    if (shown) say(`First sign-in, shown once: ${shown.login}  ${shown.password}`)
    say('Stop with Ctrl+C.')
  })
}

async function reset(settings: Settings, login = settings.ADMIN_EMAIL) {
  const store = await openStore(settings, () => {})
  const shown = await resetAdmin(store, login)
  await store.close()
  say(
    `New sign-in, shown once: ${shown.login}  ${shown.password}\nAll earlier sessions of this account have ended.`,
  )
}

const [command = 'serve', argument] = process.argv.slice(2)
const settings = settingsOrExit()
if (command === 'admin:reset') await reset(settings, argument)
else await serve(settings, command === 'demo')
