/** Builds the workers of the public site. */
import { build } from 'vite'

/**
 * Returns a program of src/worker as one classic script, without imports.
 * @param {'worker' | 'off'} name
 */
export async function buildSiteWorker(name) {
  const built = await build({
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      rolldownOptions: { input: `src/worker/${name}.ts`, output: { format: 'iife' } },
    },
  })
  const [script] = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  if (script?.type !== 'chunk') throw new Error(`src/worker/${name}.ts is not one script.`)
  return script.code
}
