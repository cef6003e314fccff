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

const shared = ['kysely', 'zod', 'fflate', 'date-fns', '@date-fns/tz', '@date-fns/utc', 'libphonenumber-js']

/**
 * The worker threads. Those for spreadsheets are loaded for each export or import, so their packages are bundled: loading hundreds
 * of files would take longer than many exports.
 */
const workers = {
  exportWorker: { folder: 'export', bundled: shared },
  importWorker: { folder: 'import', bundled: [...shared, 'csv-parse', 'saxen', 'hono', 'lru-cache'] },
  pictureWorker: { folder: 'site', bundled: [] },
}

/** Builds a worker thread as a file of its own. @param {keyof typeof workers} name @param {string} outDir */
export function buildWorker(name, outDir) {
  const { folder, bundled } = workers[name]
  return buildProgram(`server/node/${folder}/${name}.ts`, name, outDir, bundled)
}

/** Builds all worker threads. @param {string} outDir */
export async function buildWorkers(outDir) {
  await buildWorker('exportWorker', outDir)
  await buildWorker('importWorker', outDir)
  await buildWorker('pictureWorker', outDir)
}

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
