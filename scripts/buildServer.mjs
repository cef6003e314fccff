/** Builds the programs of the server. Packages stay external, except in the workers. */
import { rmSync } from 'node:fs'
import { build } from 'vite'

/** @param {string} folder the output folder, emptied first */
export async function buildServer(folder) {
  rmSync(folder, { recursive: true, force: true })
  await buildProgram('server/node/main.ts', 'main', folder)
  await buildWorkers(folder)
  await buildProgram('server/node/site/siteWorker.ts', 'siteWorker', folder)
}

/**
 * Builds the worker threads as separate files. Those for spreadsheets are loaded for each export or import, so their packages are
 * bundled: loading hundreds of files would take longer than many exports.
 * @param {string} folder
 */
export async function buildWorkers(folder) {
  await buildExportWorker(folder)
  await buildImportWorker(folder)
  await buildPictureWorker(folder)
}

const shared = ['kysely', 'zod', 'fflate', 'date-fns', '@date-fns/tz', '@date-fns/utc', 'libphonenumber-js']

/** @param {string} folder */
export const buildExportWorker = (folder) =>
  buildProgram('server/node/export/exportWorker.ts', 'exportWorker', folder, shared)

/** @param {string} folder */
export const buildImportWorker = (folder) =>
  buildProgram('server/node/import/importWorker.ts', 'importWorker', folder, [
    ...shared,
    'csv-parse',
    'saxen',
    'hono',
    'lru-cache',
  ])

/** @param {string} folder */
export const buildPictureWorker = (folder) =>
  buildProgram('server/node/site/pictureWorker.ts', 'pictureWorker', folder)

/**
 * Builds a program for Node beside what its folder has.
 * @param {string} input @param {string} name @param {string} outDir
 * @param {string[] | true} [bundled] packages to bundle; true for all
 * @param {import('vite').UserConfig} [more] settings of this program alone
 */
export function buildProgram(input, name, outDir, bundled = [], more = {}) {
  return build({
    ...more,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: bundled },
    build: {
      ...more.build,
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
