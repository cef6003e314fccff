/** Builds the product into dist/ if its inputs have changed since it was built. */
import { execFileSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { buildIfChanged, hashOf } from './inputs.mjs'

const sources = [
  'contract',
  'server',
  'src',
  'scripts',
  'index.html',
  'admin.html',
  'class.html',
  'vite.config.ts',
  'package-lock.json',
]

/** Settings that are compiled into the client. */
const builtIn = [
  'VITE_ADMIN_BASE',
  'VITE_API_BASE',
  'VITE_VITALS_URL',
  'CONTENT_FILE',
  'CONTENT_TODAY',
  'INSTITUTE_TZ',
]

/** @param {(message: string) => void} say what happens, where it takes a while */
export function buildProduct(say) {
  const settings = builtIn.map((name) => process.env[name] ?? '')
  const content = process.env.CONTENT_FILE ? [process.env.CONTENT_FILE] : []
  const hash = hashOf([...sources, ...content], settings)
  const build = (/** @type {string} */ folder) => {
    const startedAt = Date.now()
    say('Building client and server...')
    execFileSync(process.execPath, ['scripts/build.mjs'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, BUILD_DIR: folder },
    })
    say(`Built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`)
  }
  return buildIfChanged('dist', hash, build, ['client', 'server'])
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  await buildProduct((message) => process.stdout.write(`${message}\n`))
