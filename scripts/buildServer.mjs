/** Builds the programs of the server. Packages stay external, except in the export worker. */
import { rmSync } from 'node:fs'
import { build } from 'vite'

/** @param {string} folder the output folder, emptied first */
export async function buildServer(folder) {
  rmSync(folder, { recursive: true, force: true })
  await buildProgram('server/node/main.ts', 'main', folder)
  await buildProgram('server/node/watchdogWorker.ts', 'watchdogWorker', folder)
  await buildExportWorker(folder)
}

/**
 * Builds the worker thread for spreadsheets as a separate file. It is loaded for each export, so its packages are bundled:
 * loading hundreds of files would take longer than many exports.
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

/** @param {string} input @param {string} name @param {string} outDir @param {string[]} [bundled] packages to bundle */
function buildProgram(input, name, outDir, bundled = []) {
  return build({
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: bundled },
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
