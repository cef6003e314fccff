/** The server's programs, beside what they import from packages. */
import { rmSync } from 'node:fs'
import { build } from 'vite'

/** @param {string} folder emptied first */
export async function buildServer(folder) {
  rmSync(folder, { recursive: true, force: true })
  await buildProgram('server/node/main.ts', 'main', folder)
  await buildProgram('server/node/watchdogWorker.ts', 'watchdogWorker', folder)
  await buildExportWorker(folder)
}

/**
 * The worker that makes spreadsheets: a thread loads a file of its own. It is loaded for each of them, and packages of
 * a hundred files take longer to load than many a spreadsheet to make: those are packed into it.
 * @param {string} folder
 */
export const buildExportWorker = (folder) =>
  buildProgram('server/node/export/exportWorker.ts', 'exportWorker', folder, [
    'kysely',
    'zod',
    'fflate',
    'date-fns',
    '@date-fns/tz',
    '@date-fns/utc',
  ])

/** @param {string} input @param {string} name @param {string} outDir @param {string[]} [packed] */
function buildProgram(input, name, outDir, packed = []) {
  return build({
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: packed },
    build: {
      ssr: input,
      outDir,
      emptyOutDir: false,
      target: 'node20',
      manifest: false,
      rolldownOptions: {
        input,
        output: { entryFileNames: `${name}.js`, chunkFileNames: `${name}-[name].js` },
      },
    },
  })
}
