import { join } from 'node:path'
import { runBackupCommand } from './backup/run.ts'
import { resetAdmin } from './firstAdmin.ts'
import { createHttpServer } from './httpServer.ts'
import { startApi } from './startApi.ts'
import { describeStore, openStore } from './openStore.ts'
import { EXIT_CONFIG, readSettings, type Settings } from './settings.ts'
import { stopOnSignal } from './shutDown.ts'
import { storybookAt } from './storybookFiles.ts'
import { EXIT_USAGE, isCommand, isHelpAsked, usage } from './usage.ts'

const say = (line: string) => process.stderr.write(`${line}\n`)

function settingsOrExit(): Settings {
  const settings = readSettings(process.env)
  if (!Array.isArray(settings)) return settings
  for (const fault of settings) say(`Settings: ${fault}`)
  return process.exit(EXIT_CONFIG)
}

async function serve(settings: Settings, isDemo: boolean) {
  const { api, store, shown, metrics } = await startApi(settings, { isDemo })
  const server = createHttpServer({
    fetch: api.fetch,
    clientFolder: join(import.meta.dirname, '../client'),
    isProxyTrusted: settings.TRUST_PROXY === '1',
    ...(isDemo && { storybook: storybookAt('storybook-static') }),
  })
  metrics?.watch(server)
  stopOnSignal(server, () => store.close())
  server.on('error', (error) => {
    say(`The server cannot listen on port ${settings.PORT}: ${error.message}`)
    process.exit(1)
  })
  server.listen(settings.PORT, settings.HOST, () => {
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : settings.PORT
    const base = import.meta.env.VITE_ADMIN_BASE ?? '/admin'
    say(`Site and API:  http://localhost:${port}\nConsole:       http://localhost:${port}${base}`)
    if (isDemo) say(`Storybook:     http://localhost:${port}/storybook`)
    say(`Data:          ${describeStore(settings)}`)
    if (shown) say(`First sign-in, shown once: ${shown.login}  ${shown.password}`)
    say('Stop with Ctrl+C.')
  })
}

async function reset(settings: Settings, login = settings.ADMIN_EMAIL) {
  const store = await openStore(settings, () => {}, { isPatient: true })
  const shown = await resetAdmin(store, login)
  await store.close()
  say(`New sign-in, shown once: ${shown.login}  ${shown.password}`)
  say('Earlier sessions of this account have ended.')
}

const [command = 'serve', ...args] = process.argv.slice(2)
if (isHelpAsked(process.argv)) {
  say(usage())
  process.exit(0)
}
if (!isCommand(command)) {
  say(`There is no command "${command}".\n\n${usage()}`)
  process.exit(EXIT_USAGE)
}
const settings = settingsOrExit()
const outcome = await runBackupCommand(command, args, settings, new Date())
if (outcome) {
  say(outcome.said)
  process.exitCode = outcome.exitCode
} else if (command === 'admin:reset') await reset(settings, args[0])
else await serve(settings, command === 'demo')
